/** The price that a visitor typed, « 1 250,50 € » as well as « 1250.5 »; nothing where it is none. */
export function typedPrice(text: string): number | undefined {
  const price = Number(text.replace(/[\s€]/g, '').replace(',', '.') || Number.NaN);
  return Number.isFinite(price) && price > 0 ? Math.round(price * 100) / 100 : undefined;
}
