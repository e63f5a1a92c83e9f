/** A4 in points, ruled like the site: notes left of the margin line, the text right of it. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN_LINE_X = 124;
export const NOTES = { left: 34, right: MARGIN_LINE_X - 8 } as const;
export const TEXT = { left: MARGIN_LINE_X + 16, right: PAGE.width - 40 } as const;
export const TEXT_WIDTH = TEXT.right - TEXT.left;
const COLUMN_GAP = 18;
/** The room for the text, between the running head and the foot. */
export const BODY = { top: 72, bottom: PAGE.height - 82 } as const;

export const columnWidth = (columns: number): number => (TEXT_WIDTH - COLUMN_GAP * (columns - 1)) / columns;
export const columnLeft = (columns: number, index: number): number =>
  TEXT.left + index * (columnWidth(columns) + COLUMN_GAP);
