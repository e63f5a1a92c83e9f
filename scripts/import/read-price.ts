import { TAX_LABELS, UNIT_LABELS } from '../../src/features/courses/course.ts';
import { fold } from '../../src/lib/french-text.ts';
import { THOUSANDS } from '../../src/lib/normalize-input.ts';
import { checkKind, readValue } from './read-value.ts';
import { type Cell, type Cells, errorAt, quoted } from './source-course.ts';

type Tax = keyof typeof TAX_LABELS;
type Unit = keyof typeof UNIT_LABELS;
type PriceText = { amount: number; tax?: Tax; unit?: Unit };
type Assume = (words: string) => void;

const TAXES: readonly [Tax, RegExp][] = [
  ['excluded', /\b(h\.?t\b\.?|hors taxes?\b)/],
  ['included', /\b(t\.?t\.?c\b\.?|toutes taxes comprises\b)/],
  ['exempt', /\b(exoneree?s?( de (taxes?|tva))?|nets? de (taxes?|tva)|sans tva|tva non applicable)\b/],
];
const UNITS: readonly [Unit, RegExp][] = [
  ['group', /(\/|\bpar\b|\ble\b) ?groupe\b/],
  ['person', /(\/|\bpar\b) ?(personne|pers\b\.?|stagiaire|participante?|apprenante?)/],
];
const NO_PRICE = /^(sur (devis|demande)|(nous consulter|selon|voir) ?(devis)?|devis|a definir|n\.?c\.?|[-–—])$/;

const COMMA_DECIMALS = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;
const POINT_DECIMALS = /^\d{1,3}(,\d{3})+\.\d{1,2}$/;
const PLAIN = /^(\d+|\d{1,3}( \d{3})+)([.,]\d+)?$/;

function amountIn(text: string): number | undefined {
  if (COMMA_DECIMALS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (POINT_DECIMALS.test(text)) return Number(text.replaceAll(',', ''));
  if (!PLAIN.test(text) || THOUSANDS.test(text)) return undefined;
  return Number(text.replaceAll(' ', '').replace(',', '.'));
}

const taxIn = (text: string): Tax | undefined => TAXES.find(([, words]) => words.test(fold(text)))?.[0];

/** Reads a price with its words: « 1 200 € HT », « 2 400 € / groupe ». « Sur devis » is null, other texts undefined. */
function priceIn(text: string): PriceText | null | undefined {
  let rest = fold(text).replaceAll(/\s+/g, ' ').trim();
  if (NO_PRICE.test(rest)) return null;
  const taxes = TAXES.filter(([, words]) => words.test(rest));
  const units = UNITS.filter(([, words]) => words.test(rest));
  if (taxes.length > 1 || units.length > 1) return undefined;
  for (const [, words] of [...taxes, ...units]) rest = rest.replace(words, '');
  const amount = amountIn(rest.replace(/(€|\beuros?\b|\beur\b)/, '').replaceAll(/[\s,.]+$|^\s+/g, ''));
  if (amount === undefined || amount <= 0) return undefined;
  return { amount, ...(taxes[0] && { tax: taxes[0][0] }), ...(units[0] && { unit: units[0][0] }) };
}

/**
 * Reads the tax column. A rate above zero, such as 20 %, does not show whether the price is HT or TTC. The price cell or
 * its column name must then state it (`said`).
 */
function columnTax(column: Cell, said: string | undefined, assume: Assume): unknown {
  const [rate] = /^\d+([.,]\d+)?(?= ?%?$)/.exec(column.text) ?? [];
  if (rate === undefined) return taxIn(column.text) ?? readValue('price.tax', column, assume);
  if (Number(rate.replace(',', '.')) === 0) return 'exempt';
  if (said === 'excluded' || said === 'included') return said;
  throw errorAt(column, `${quoted(column)}, sans dire si le prix est HT ou TTC. Écrivez-le dans la cellule du prix`);
}

function partOf(
  field: 'price.tax' | 'price.unit',
  price: Cell,
  column: Cell | undefined,
  said: string | undefined,
  assume: Assume,
): unknown {
  if (column === undefined || (column.isAssumed && said !== undefined)) return said;
  const value = field === 'price.tax' ? columnTax(column, said, assume) : readValue(field, column, assume);
  if (said !== undefined && said !== value)
    throw errorAt(
      column,
      `${quoted(column)}, mais ${quoted(price)} dans la colonne « ${price.source} ». Corrigez l’une des deux`,
    );
  if (column.isAssumed) assume(`prix ${{ ...TAX_LABELS, ...UNIT_LABELS }[value as Tax | Unit]}`);
  return value;
}

export function readPrice(cells: Cells, assume: Assume): Record<string, unknown> {
  const cell = cells.get('price.amount');
  const found = cell && priceIn(cell.text);
  if (cell === undefined || found === null) return {};
  checkKind('price.amount', cell);
  if (found === undefined)
    throw errorAt(
      cell,
      `${quoted(cell)} n’est pas un prix par personne ou par groupe : écrivez 1290, 1 290,50 € HT, 890 € net de TVA ou 2 400 € HT / groupe ; sinon Sur devis`,
    );
  const tax = found.tax ?? taxIn(cell.source);
  return {
    'price.amount': found.amount,
    'price.unit': partOf('price.unit', cell, cells.get('price.unit'), found.unit, assume),
    'price.tax': partOf('price.tax', cell, cells.get('price.tax'), tax, assume),
  };
}
