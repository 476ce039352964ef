"""Telling people that it is their turn while they aren't looking: by push, mail or webhook.

Storage notes with every move whose turn it has become (`ports.Turn`), so that no alert is lost. The
`Alerter` takes what is due, finds words for it, and gives it to a courier.
"""
