"""What packs define: types, definitions, signatures, and the checked form of rules."""
