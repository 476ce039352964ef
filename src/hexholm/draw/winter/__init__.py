"""What is drawn and said of Winter Kingdom."""
