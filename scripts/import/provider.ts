import { parseDocument } from 'yaml';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { listAt } from '../../src/lib/template.ts';
import { siteSchema } from '../../src/site/site-schema.ts';
import { elementsAt, parseLheo, stringAt, type XmlElement } from './read-lheo.ts';
import { readBytes, decodeText } from './file-text.ts';

const DISABILITY_OFFICER = '1';

const textAt = (element: XmlElement | undefined, ...paths: string[]): string | undefined =>
  paths.map((path) => stringAt(element && elementsAt(element, path)[0], '#text')).find(Boolean);

const contactOf = (contact: XmlElement | undefined) => ({
  name: ['prenom', 'nom'].flatMap((part) => textAt(contact, `coordonnees/${part}`) ?? []).join(' ') || undefined,
  phone: textAt(contact, 'coordonnees/telfixe/numtel', 'coordonnees/portable/numtel'),
  email: textAt(contact, 'coordonnees/courriel'),
});

function formationFields(formation: XmlElement): Record<string, unknown> {
  const [organisation] = elementsAt(formation, 'organisme-formation-responsable');
  if (organisation === undefined) return {};
  const contacts = [...elementsAt(organisation, 'contact-organisme'), ...elementsAt(formation, 'contact-formation')];
  const officer = contacts.find((contact) => textAt(contact, 'type-contact') === DISABILITY_OFFICER);
  const reception = contactOf(contacts.find((contact) => contact !== officer));
  const [at] = elementsAt(organisation, 'coordonnees-organisme/coordonnees');
  const siret = textAt(organisation, 'SIRET-organisme-formation/SIRET');
  const street = at && elementsAt(at, 'adresse/ligne').map((line) => stringAt(line, '#text'));
  const activity = textAt(organisation, 'numero-activite');
  return {
    'brand.legalName': textAt(organisation, 'raison-sociale'),
    'brand.url': textAt(at, 'web/urlweb')
      ?.replace(/^http:/, 'https:')
      .replace(/\/$/, ''),
    'contact.phone': reception.phone ?? textAt(at, 'telfixe/numtel'),
    'contact.email': reception.email ?? textAt(at, 'courriel'),
    'contact.accessibilityOfficer': officer && contactOf(officer),
    'legal.seat': {
      street: street?.join(' '),
      postalCode: textAt(at, 'adresse/codepostal'),
      city: textAt(at, 'adresse/ville'),
    },
    'legal.siren': siret?.replace(/^(\d{3})(\d{3})(\d{3})\d{5}$/, '$1 $2 $3'),
    'legal.siret': siret?.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4'),
    'legal.activityNumber': activity?.replace(/^(\d{2})(\d{2})(\d{5})(\d{2})$/, '$1 $2 $3 $4'),
  };
}

/** Fills the text of site.yaml from a LHÉO file. A field keeps its sample value if the schema refuses the value of the file. */
export function siteFromLheo(site: string, file: string): { text: string; filled: string[] } {
  const filled: string[] = [];
  const [first] = parseLheo(decodeText(readBytes(file)));
  let text = site;
  for (const [path, value] of Object.entries(first ? formationFields(first.formation) : {})) {
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
