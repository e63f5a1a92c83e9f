import { normalized } from './typed-text.ts';

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const LOCAL = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** `exemplé.fr` becomes `xn--exempl-gva.fr`. Keeps characters that URL parsers drop, so that `isEmail` refuses them. */
const asciiDomain = (domain: string): string => {
  const isPlain = /^[\x21-\x7e]*$/.test(domain);
  if (isPlain || /[\s\p{Cc}\p{Cf}/\\?#:%[\]]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

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

/** Stricter than `type="email"`: refuses domains without a dot, stray dots, IP addresses and excess lengths. */
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

/** « Zoé <zoe@exemple.example> », as mail programs copy an address. */
const NAMED_ADDRESS = /^[^<>]*<([^<>\s@]+@[^<>\s@]+)>\s*$/;

export const withoutName = (typed: string): string => NAMED_ADDRESS.exec(typed)?.[1] ?? typed;

export function emailMessage(invalid: string, address: string): string {
  if (NAMED_ADDRESS.test(address)) return `${invalid}\u00A0: gardez ce qui est entre < et >`;
  const [char] = /[^\x21-\x7e]|[,;:<>()[\]"\\]/u.exec(address) ?? [];
  if (char === undefined || /\p{Cc}/u.test(address)) return invalid;
  return `${invalid}\u00A0: ${char.trim() === '' ? 'un espace' : `«\u00A0${char}\u00A0»`} ne peut pas y figurer`;
}
