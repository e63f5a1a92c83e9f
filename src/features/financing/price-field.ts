/** Three digits after a point or a comma are thousands: nobody pays tenths of cents. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})(?=$|[.,])/;
const MOST = 100_000;

/** The price that a visitor typed, « 1 250,50 € » as well as « 1.250 » and « 1490 euros TTC »; nothing where it is none. */
export function typedPrice(text: string): number | undefined {
  const price = Number(
    text
      .replace(/[\s€]|euros?|ttc/gi, '')
      .replace(THOUSANDS, '$1$2')
      .replace(',', '.') || Number.NaN,
  );
  return Number.isFinite(price) && price > 0 && price <= MOST ? Math.round(price * 100) / 100 : undefined;
}
