"""What is made for editors: the VS Code extension, and pictures of editors at work."""
