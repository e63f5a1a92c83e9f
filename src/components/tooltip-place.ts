type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** How near to the edge of the window a tooltip may come. */
const EDGE_PX = 4;

/** Where a tooltip's upper left corner goes: under its control, above it where there is no room, never past an edge. */
export function tooltipPlace(control: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = control.left + (control.width - tip.width) / 2;
  const below = control.top + control.height;
  return {
    left: Math.max(EDGE_PX, Math.min(centred, view.width - tip.width - EDGE_PX)),
    top: below + tip.height > view.height ? control.top - tip.height : below,
  };
}
