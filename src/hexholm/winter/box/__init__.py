"""What comes in the box of Winter Kingdom."""
