import { mailboxOf } from '#netlify/outbox/recipient-limit.ts';
import { sentSchema } from '#netlify/submissions/submission.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { sameEmail } from './filters.ts';
import { KINDS, knownPlaces, type Place, readLead, storedText } from './read-leads.ts';
import type { Site } from './stores.ts';
import type { Terminal } from './terminal.ts';

/** Somebody to be forgotten, by an address or a number, as `sameEmail` and `samePhone` have them. */
export type Person = { kind: 'email' | 'phone'; text: string };

/** All that the stores hold of one person. */
export type Holdings = {
  /** Requests with the person's address; those without one that were left with the number. */
  places: Place[];
  /** Requests without an address that were left with the same number. */
  samePhone: Place[];
  /** Requests of other people in which address or number stand, and those from another address of the same mailbox. */
  mentions: Place[];
  /** Requests that cannot be read, and in which the address does not stand: some may be among the mentions. */
  unreadable: Place[];
};

/** Of France, and of its overseas departments, whose numbers are dialled in the same way. */
const COUNTRY_CODE = /^(?:00)?(?:33|262|590|594|596)(?=0*\d{9}$)/;

/** Only what tells numbers apart: `+33 (0)6 39 98 12 34` and `0639981234` are the same, `+262 692…` and `0692…` too. */
export const samePhone = (phone: string): string =>
  phone.replace(/\D/g, '').replace(COUNTRY_CODE, '').replace(/^0+/, '');

/** With fewer, as in `00 00 00 00 01`, it would stand in the texts of everybody. */
export const MIN_DIGITS = 6;

/** The characters that may stand before a part of an address, or begin another one after it. */
const NAME_SIGN = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]$/u;
const HOST_GOES_ON = /^(?:[\p{L}\d-]|\.[\p{L}\d])/u;

/**
 * Whether a text without case holds an address, and not only a longer one that ends or begins so: `anne-zoe@…` is another person.
 * A line break of JSON that cannot be read is no sign of a name.
 */
export function holdsAddress(text: string, address: string): boolean {
  const parts = text.replace(/\\[nrt]/g, ' ').split(address);
  return parts.some((before, index) => {
    const after = parts[index + 1];
    return after !== undefined && !NAME_SIGN.test(before) && !HOST_GOES_ON.test(after);
  });
}

type Seen = {
  place: Place;
  email: string | null;
  phone: string | null;
  text: string;
  isReadable: boolean;
  /** Whether it has been erased, or released, since it was listed. */
  isGone: boolean;
};

/** Digits with what people put between those of a number: spaces, dots, dashes of any kind, the end of a line. */
const MAYBE_NUMBERS = /\d(?:[^\p{L}\p{N}]*\d)+/gu;
/** Longer than any number with its country code. */
const MOST_DIGITS = 18;
/** Fewer may be a date. */
const MIN_DIGITS_NAMED = 7;

/**
 * The numbers that a text may hold: each is made of groups of digits beside one another, whole ones, so that a date is none of
 * its parts. Found once for all that are looked for: strangers decide how many groups a text has, and how many numbers somebody.
 */
function numbersIn(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const digits of text.match(MAYBE_NUMBERS) ?? []) {
    const groups = digits.match(/\d+/g) ?? [];
    for (const start of groups.keys()) {
      let joined = '';
      for (const group of groups.slice(start, start + MOST_DIGITS)) {
        joined += group;
        if (joined.length > MOST_DIGITS) break;
        if (joined.length >= MIN_DIGITS_NAMED) numbers.add(samePhone(joined));
      }
    }
  }
  return numbers;
}

/** What may be an address in a text, with its domain as it was typed, and without the signs around it. */
const ADDRESSES = /([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64})@([\p{L}\p{M}\p{N}.-]{0,253}[\p{L}\p{N}])/gu;
/** Where the name of a mailbox may begin: `*` and `'` stand in one, or before it. */
const NAME_STARTS = /(?<![\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}])/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** All addresses that may be meant in a text: `l'adresse d'anne@courriel.example` has `d'anne@…` and `anne@…`. */
const addressesIn = (text: string): string[] =>
  Array.from(text.matchAll(ADDRESSES)).flatMap(([, name = '', host = '']) =>
    Array.from(name.matchAll(NAME_STARTS), ({ index }) => `${name.slice(index)}@${host}`),
  );

async function look(place: Place, person: Person): Promise<Seen> {
  const lead = await readLead(place);
  if (lead) {
    const { email, phone } = lead.submission;
    // The times and the id are ours, and hold digits too.
    const written = Object.values(sentSchema.parse(lead.submission)).filter((value) => typeof value === 'string');
    return {
      place,
      email: email && sameEmail(email),
      phone: phone && samePhone(phone),
      text: written.join('\n').replace(INVISIBLE, '').normalize('NFKC').toLowerCase(),
      isReadable: true,
      isGone: false,
    };
  }
  const text = (await storedText(place))?.toLowerCase() ?? '';
  const isTheirs = person.kind === 'email' && holdsAddress(text, person.text);
  const isGone = lead === undefined;
  return { place, email: isTheirs ? person.text : null, phone: null, text, isReadable: isGone, isGone };
}

/**
 * Suspects that were released while all was read: they were gone when their turn came, and stand among the requests by now,
 * which had been listed without them.
 */
const released = (seen: readonly Seen[]): Place[] =>
  seen
    .filter(({ isGone, place }) => isGone && place.kind === 'suspects')
    .map(({ place: { site, key } }): Place => ({ site, key, kind: 'submissions' }))
    .filter(
      ({ site, key }) =>
        !seen.some(({ place }) => place.kind === 'submissions' && place.site === site && place.key === key),
    );

/** Reads everything: neither address nor number stands in a key. */
export async function holdingsOf(person: Person, sites: readonly Site[], terminal: Terminal): Promise<Holdings> {
  const places = (await Promise.all(KINDS.map((kind) => knownPlaces(sites, kind)))).flat();
  const progress = terminal.progress('Recherche', places.length);
  try {
    const listed = await inParallel(places, (place) => look(place, person), progress.advance);
    const seen = [...listed, ...(await inParallel(released(listed), (place) => look(place, person)))];
    const isTheirs = ({ email, phone }: Seen) =>
      person.kind === 'email' ? email === person.text : email === null && phone === person.text;
    const theirs = seen.filter(isTheirs);
    const phones = new Set(theirs.map(({ phone }) => phone).filter((phone) => phone !== null));
    if (person.kind === 'phone') phones.add(person.text);
    const isSamePhone = ({ email, phone }: Seen) => email === null && phone !== null && phones.has(phone);
    const mailbox = mailboxOf(person.text);
    const isNamed = ({ text }: Seen) =>
      person.kind === 'email' &&
      (holdsAddress(text, person.text) ||
        addressesIn(text).some((address) => mailboxOf(sameEmail(address)) === mailbox));
    const named = new Set([...phones].filter((phone) => phone.length >= MIN_DIGITS_NAMED));
    const hasNumber = ({ text }: Seen) => named.size > 0 && !named.isDisjointFrom(numbersIn(text));
    const others = seen.filter((each) => !isTheirs(each));
    return {
      places: theirs.map(({ place }) => place),
      samePhone: others.filter(isSamePhone).map(({ place }) => place),
      mentions: others
        .filter((each) => !isSamePhone(each) && (isNamed(each) || hasNumber(each)))
        .map(({ place }) => place),
      unreadable: others.filter(({ isReadable }) => !isReadable).map(({ place }) => place),
    };
  } finally {
    progress.stop();
  }
}
