"""The boxes of Kingdom Builder, one folder each: rules, sections, texts, knowledge for bots."""
