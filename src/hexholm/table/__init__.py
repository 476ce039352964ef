"""The online table: seats by link, people and bots, the page in the browser.

`core` is the table itself, without any framework; `http`, `storage` and `thinkers` are its doors,
`protocol` what clients and server say to each other, and `serve` runs a server.
"""
