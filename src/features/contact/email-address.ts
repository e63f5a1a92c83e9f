import { normalized } from './typed-text.ts';

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const LOCAL = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** `exemplé.fr` becomes `xn--exempl-gva.fr`. What a URL parser would drop is kept, and refused later. */
const asciiDomain = (domain: string): string => {
  const isPlain = /^[\x21-\x7e]*$/.test(domain);
  if (isPlain || /[\s\p{Cc}\p{Cf}/\\?#:%[\]]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/**
 * The address as stored: punycode domain, without what copying adds (`mailto:`, invisible characters, full-width signs) or what
 * keyboards add (spaces beside `@` and points, a point at the end).
 */
export const cleanEmail = (typed: string): string => {
  if (/\p{Cc}/u.test(typed)) return typed;
  const address = normalized(typed.replace(/\p{Cf}/gu, ''), 'NFKC')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*([@.])\s*/g, '$1')
    .replace(/[.,;]+$/, '');
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
};

/** An address that `type="email"` accepts, with a real domain and without stray dots; no quoted local part, no IP address. */
export const isEmail = (address: string): boolean => {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  return (
    address.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    DOMAIN.test(address.slice(at + 1))
  );
};

/** The error message, with the wrong character: a space, an accent, a comma. */
export function emailMessage(invalid: string, address: string): string {
  const [wrong] = /[^\x21-\x7e]|[,;:<>()[\]"\\]/u.exec(address) ?? [];
  if (wrong === undefined || /\p{Cc}/u.test(address)) return invalid;
  return `${invalid}\u00A0: ${wrong.trim() === '' ? 'un espace' : `«\u00A0${wrong}\u00A0»`} ne peut pas y figurer`;
}
