/** The sprite, as it is on the page. */

import art from "../../src/hexholm/draw/art.svg?raw";
import { installArt } from "../src/ui/art";

installArt(art);
