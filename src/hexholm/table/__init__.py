"""The online table: HTTP and websocket server, storage, seats by link.

`room` is one table without any network, `hub` all tables and who is connected to them, `storage`
the database; `http` and `socket` are the doors, `app` puts them together and `serve` runs it.
"""
