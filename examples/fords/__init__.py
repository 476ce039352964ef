"""Fords: a small box for Kingdom Builder about crossing rivers."""
