/** The position editor; it comes when somebody opens it. */

import { loadAdvice } from "../advice/load";
import { loadTexts } from "../i18n";
import { PositionScreen } from "./PositionScreen";

export async function load() {
  await Promise.all([loadTexts("position"), loadTexts("paint"), loadAdvice()]);
  return PositionScreen;
}
