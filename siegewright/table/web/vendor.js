// All third-party code of the page, in one module; `make web` bundles it.
export { Component, Fragment, h, render } from "preact";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal } from "@preact/signals";
import { h } from "preact";
import htm from "htm";
export const html = htm.bind(h);
