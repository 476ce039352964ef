"""The built site in a real browser. A package, so that its tests share a browser."""
