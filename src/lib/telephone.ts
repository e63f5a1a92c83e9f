/** Prefixes of national numbers overseas, by country code. Excludes 06 39 98, which is reserved for fiction. */
const OVERSEAS: readonly (readonly [code: string, prefix: RegExp])[] = [
  ['+262', /^0(26[239]|639(?!98)|69[23]|7092)/],
  ['+590', /^0(590|69[01]|7090)/],
  ['+594', /^0([56]94|7093)/],
  ['+596', /^0(596|69[67]|7091)/],
];

export function internationalPhone(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  const code = OVERSEAS.find(([, prefix]) => prefix.test(digits))?.[0] ?? '+33';
  return digits.replace(/^0/, code);
}

export const telHref = (phone: string): string => `tel:${internationalPhone(phone)}`;

const NUMBER = String.raw`(?<!\d[ \u00a0]?)(?:0\d?|\+\d{1,3})(?:[ \u00a0]?\d{2,3}){3,5}(?!\d)`;
const CONTACT = new RegExp(String.raw`(${NUMBER}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`);

export type TextPart = { text: string; href?: string };

export const contactParts = (text: string): TextPart[] =>
  text.split(CONTACT).map((part, index) => {
    if (index % 2 === 0) return { text: part };
    return { text: part, href: part.includes('@') ? `mailto:${part}` : telHref(part) };
  });
