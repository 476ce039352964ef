"""The table by HTTP and websocket: FastAPI, the page, and the documentation of the API."""
