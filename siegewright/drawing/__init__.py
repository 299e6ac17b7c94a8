"""What table and press draw with: colours, marks, icons, pictures of packs."""
