/** The classes of each row of a stacked table: between lines of ink as a block, its cells on rulings as a row. */
export const STACKED_ROW =
  'max-lg:border-b max-lg:border-ink max-lg:py-5 *:p-0 *:align-baseline lg:*:border-b lg:*:border-ruling lg:*:py-4 lg:*:pr-6';
