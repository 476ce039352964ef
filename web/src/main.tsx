import "./ui/fonts.css";
import "./ui/base.css";
import "./ui/contrast.css";
import { render } from "preact";
import { around } from "#around";
import { App } from "./App";
import { loadAddedTexts } from "./i18n";
import { startLanguage } from "./i18n/start";
import { startRouter } from "./router";
import { startPrefs } from "./state/prefs";
import { startProfile } from "./state/profile";
import { loadArt } from "./ui/art";

startPrefs();
const spoken = startLanguage();
startRouter();
startProfile();
const root = document.getElementById("app");
if (root)
  void Promise.all([spoken, loadArt(), loadAddedTexts(), spoken.then(around.start)]).then(() =>
    render(<App />, root),
  );
