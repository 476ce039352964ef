"""What the documentation site has besides docs/: pages and files from elsewhere in the repository.

MkDocs calls these functions (`hooks` in mkdocs.yml). Links in the docs are written for the
repository, where they lead from file to file; on the site a link that leaves docs/ leads to a copy.
"""

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "index.md": "README.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
}
"""Pages of the site that lie in the root of the repository."""
COPIES = "repository"
"""Where files that a page links to are copied to."""
LINK = re.compile(r"(\]\()([^)#:\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from the root, and every file that a page links to."""
    for page, source in PAGES.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    linked = {path for file in files.documentation_pages() for path in _linked(file)}
    for path in sorted(linked):
        files.append(File.generated(config, _copy(path), content=(ROOT / path).read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn the links of a page to where their targets lie in the site."""
    folder = posixpath.dirname(page.file.src_uri)

    def turn(match: re.Match[str]) -> str:
        target = posixpath.relpath(_in_site(_in_repository(page.file, match[2])), folder or ".")
        return f"{match[1]}{target}{match[3] or ''})"

    return LINK.sub(turn, markdown)


def _linked(page: File) -> set[str]:
    """The files outside docs/ that a page links to, but for other pages."""
    paths = {_in_repository(page, match[2]) for match in LINK.finditer(page.content_string)}
    return {path for path in paths if _in_site(path).startswith(f"{COPIES}/")}


def _in_repository(page: File, link: str) -> str:
    source = PAGES.get(page.src_uri, f"docs/{page.src_uri}")
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), link))


def _in_site(path: str) -> str:
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return next((page for page, source in PAGES.items() if source == path), _copy(path))


def _copy(path: str) -> str:
    """As text, which a browser shows instead of saving it."""
    return f"{COPIES}/{path}.txt"
