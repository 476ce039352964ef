"""The boxes of Kingdom Builder, one folder each: rules, sections, texts, what bots know of them."""
