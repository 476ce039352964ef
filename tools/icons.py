"""Draw the icons of the site's app from the page's own art: python tools/icons.py

It needs the built site and Chromium; the pictures in web/app are committed.
"""

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

from hexholm.table.settings import SITE
from tests.site.host import hosted

TARGET = Path(__file__).resolve().parent.parent / "web" / "app"
HEX = "M0-100 86.6-50V50L0 100-86.6 50V-50z"
DRAW = """([side, reach, isWhole]) => {
  const paper = isWhole ? '<rect x="-300" y="-300" width="600" height="600" fill="#e6d7b3"/>' : "";
  const sprite = document.querySelector("body > svg").outerHTML;
  document.body.innerHTML = `${sprite}<svg id="icon" class="piece of-blue"
    width="${side}" height="${side}" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">
    ${paper}
    <path d="HEX" fill="#5b4426" transform="translate(0 7)"/>
    <use href="#terrain-grass-2" x="-100" y="-100" width="200" height="200"/>
    <path d="HEX" fill="none" stroke="#3b2f20" stroke-width="7"/>
    <g transform="translate(0 -4) scale(.82)">
      <use href="#house" class="house" x="-100" y="-100" width="200" height="200"/>
      <use href="#mark-0" class="mark" x="-100" y="-100" width="200" height="200"/>
    </g></svg>`;
  document.documentElement.style.background = document.body.style.background = "transparent";
}""".replace("HEX", HEX)
ICONS = {
    "icon-192": (192, 112, False),
    "icon-512": (512, 112, False),
    "icon-full": (512, 150, True),
}


def main() -> None:
    """Draw them all."""
    with hosted(SITE) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"]
        )
        for name, (side, reach, is_whole) in ICONS.items():
            page = browser.new_page(viewport={"width": 600, "height": 600})
            page.goto(host.address)
            page.get_by_role("button", name="Play now").wait_for()
            page.evaluate(DRAW, [side, reach, is_whole])
            page.locator("#icon").screenshot(path=TARGET / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
