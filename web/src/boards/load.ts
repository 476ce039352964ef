/** The board editor comes when somebody opens it. */

import { loadTexts } from "../i18n";

export const boards = async () => {
  const [{ BoardsScreen }] = await Promise.all([
    import("./Boards"),
    ...(["boards", "paint", "winter"] as const).map(loadTexts),
  ]);
  return BoardsScreen;
};
