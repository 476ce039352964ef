# What the site without a server says, in English.

site-starting = Getting the table ready…
site-failed = hexholm can’t start in this browser. Reload the page; if that doesn’t help, try a newer browser.
site-reload = Reload
site-refused = This browser doesn’t let hexholm keep anything. You can play, but the game is gone once you close this page.
site-full = There’s no room left to keep games. What you play from now on is gone once you close this page: back up your games, or free some space.
site-close = Close
site-new = A new version of hexholm is here. Your games stay as they are.
site-new-now = Update now
site-new-later = Later

keep-title = Back up my games
keep-text = Your games are kept in this browser, and nowhere else. Save them to a file, to be safe or to take them to another device.
keep-offline = hexholm starts without a network now, too.
keep-save = Save to a file
keep-load = Bring back from a file
keep-loaded = { $n ->
    [0] All games of this file are here already.
    [one] One game is back.
   *[other] { $n } games are back.
}
keep-wrong = That isn’t a backup of hexholm, or it’s damaged.
