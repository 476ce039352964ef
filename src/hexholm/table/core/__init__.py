"""The table without its doors: rooms, rights, presence, votes, advice, and who is told what.

It needs the standard library, the engine and the bots, and an asyncio loop with one thread. What
lies outside comes through the ports of `ports`: where tables are stored, the bus to other servers,
who thinks for bots and advice, the clock, and the connections. `hub.Hub` holds all tables; `calls`
and `messages` are what people can ask for, one by one or over a connection.
"""
