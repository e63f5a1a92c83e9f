import { parseDocument } from 'yaml';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { listAt } from '../../src/lib/template.ts';
import { siteSchema } from '../../src/site/site-schema.ts';
import { below, lheoFormations, type Node } from './lheo-tree.ts';
import { readBytes, textOf } from './read-bytes.ts';

const DISABILITY_OFFICER = '1';

const grouped = (number: string, form: RegExp): string =>
  number.replace(form, (_, ...parts: unknown[]) => parts.slice(0, -2).join(' '));

const textAt = (node: Node | undefined, ...names: string[]): string | undefined =>
  node && below(node, ...names)[0]?.text;

/** The name, telephone number and email address of a contact. */
function contactOf(contact: Node | undefined): Record<'name' | 'phone' | 'email', string | undefined> {
  const [at] = contact === undefined ? [] : below(contact, 'coordonnees');
  const name = [textAt(at, 'prenom'), textAt(at, 'nom')].filter(Boolean).join(' ');
  const phone = textAt(at, 'telfixe', 'numtel') ?? textAt(at, 'portable', 'numtel');
  return { name: name === '' ? undefined : name, phone, email: textAt(at, 'courriel') };
}

/** The facts about the provider in a LHÉO file, with their paths in site.yaml. */
function factsOf(formation: Node | undefined): [path: string, value: unknown][] {
  if (formation === undefined) return [];
  const [organisation] = below(formation, 'organisme-formation-responsable');
  if (organisation === undefined) return [];
  const contacts = [...below(organisation, 'contact-organisme'), ...below(formation, 'contact-formation')];
  const officer = contacts.find((contact) => textAt(contact, 'type-contact') === DISABILITY_OFFICER);
  const reception = contactOf(contacts.find((contact) => contact !== officer));
  const [at] = below(organisation, 'coordonnees-organisme', 'coordonnees');
  const siret = textAt(organisation, 'SIRET-organisme-formation', 'SIRET') ?? '';
  const street =
    at &&
    below(at, 'adresse', 'ligne')
      .map(({ text }) => text)
      .join(' ');
  return [
    ['brand.legalName', textAt(organisation, 'raison-sociale')],
    [
      'brand.url',
      textAt(at, 'web', 'urlweb')
        ?.replace(/^http:/, 'https:')
        .replace(/\/$/, ''),
    ],
    ['contact.phone', reception.phone ?? textAt(at, 'telfixe', 'numtel')],
    ['contact.email', reception.email ?? textAt(at, 'courriel')],
    ['contact.accessibilityOfficer', officer && JSON.parse(JSON.stringify(contactOf(officer)))],
    ['legal.seat', { street, postalCode: textAt(at, 'adresse', 'codepostal'), city: textAt(at, 'adresse', 'ville') }],
    ['legal.siren', grouped(siret, /^(\d{3})(\d{3})(\d{3})\d{5}$/)],
    ['legal.siret', grouped(siret, /^(\d{3})(\d{3})(\d{3})(\d{5})$/)],
    ['legal.activityNumber', grouped(textAt(organisation, 'numero-activite') ?? '', /^(\d{2})(\d{2})(\d{5})(\d{2})$/)],
  ];
}

/** Fills the text of site.yaml from a LHÉO file. A value that the schema refuses stays a sample value. */
export function siteFromLheo(site: string, file: string): { text: string; filled: string[] } {
  const filled: string[] = [];
  let text = site;
  for (const [path, value] of factsOf(lheoFormations(textOf(readBytes(file)))[0])) {
    const document = parseDocument(text);
    const samples = listAt(document.toJS(), ['placeholders']).filter((sample) => sample !== path);
    document.setIn(path.split('.'), value);
    document.set('placeholders', samples);
    if (value === undefined || !siteSchema.safeParse(normalizeValue(siteSchema, document.toJS())).success) continue;
    filled.push(path);
    text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
  }
  return { text, filled };
}
