/** The rules come with the first question, so that the first page stays small. */

import { loadTexts } from "../i18n";

export const rulesPart = async () => (await Promise.all([import("."), loadTexts("rules")]))[0];
