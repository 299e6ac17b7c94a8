"""The table in the browser: a server, a process for each table, and the page."""
