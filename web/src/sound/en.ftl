# Sounds.

sound-off = Turn sounds off
sound-on = Turn sounds on
