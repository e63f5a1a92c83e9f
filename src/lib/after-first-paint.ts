/** A frame is drawn after the callbacks that it runs; a tenth of a second later a cheap telephone shows it as well. */
const DRAWN_MS = 100;

/** Runs once the page is on the screen: nothing that it fetches then delays its first sight. */
export function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(run, DRAWN_MS);
  });
}
