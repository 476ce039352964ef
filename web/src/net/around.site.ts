/** The site: it starts a table, draws pictures by it, keeps games, and is an app. */

import { Keeping } from "../site/Keeping";
import { Notices } from "../site/Notices";
import { Picture } from "../site/Picture";
import { startSite } from "../site/start";
import type { Around } from "./door";

export const around: Around = { start: startSite, Picture, Notices, Keeping };
