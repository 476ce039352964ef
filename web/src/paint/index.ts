/** Painting hexes; its texts come with loadTexts("paint"). */

export { HistoryButtons } from "./HistoryButtons";
export { History } from "./history";
export { PaintBoard, type PaintProps } from "./PaintBoard";
export { drawnSeat } from "./seats";
export type { Stroke } from "./stroke";
