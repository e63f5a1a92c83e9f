import { z } from 'zod';
import { FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { isNamedFolder } from '#src/site/entry-addresses.ts';
import { ask } from './ask-dialog.ts';
import type { CmsField } from './cms-field.ts';
import type { Mount } from './cms-widget.ts';
import { element } from './element.ts';
import { readEntry } from './entry-format.ts';
import { ENTRY_PAGES } from './entry-pages.ts';
import { askServer, refusalSchema } from './local-files.ts';
import { isGroup, isSame, textOf } from './plain-data.ts';
import { screenKey, withoutScreenKeys } from './screen-keys.ts';
import { tidyEntry } from './tidy-entry.ts';

export const ADDRESS_WIDGET = 'address';

/** The address of an entry's page, which is the name of its file: no field of the file says it. */
export const addressField: CmsField = {
  name: screenKey('adresse'),
  label: 'Adresse de la page',
  required: false,
  optional: false,
  widget: ADDRESS_WIDGET,
};

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

const READ = z.object({ data: z.string() });

const UNSAVED =
  'Enregistrez d’abord vos changements, puis changez l’adresse\u00a0: la fiche est relue sous son nouveau nom.';

/** Whether a form holds what its file says. */
function isSaved(path: string, source: string, form: unknown): boolean {
  const schema = FOLDER_RULES[folderOf(path)]?.schema;
  if (schema === undefined || !isGroup(form)) return false;
  const said = readEntry(source, !path.endsWith('.yaml'));
  return isSame(tidyEntry(schema, withoutScreenKeys(form), said), said);
}

/** Asks the server for another name of the entry that the form holds; the French reason where it cannot be had. */
async function rename(path: string, name: string, form: unknown): Promise<string | undefined> {
  try {
    const read = await askServer({ action: 'getEntry', params: { path } });
    const { data: loaded } = READ.parse(read.body);
    if (!isSaved(path, loaded, form)) return UNSAVED;
    const { isRight, body } = await askServer({ action: 'renameEntry', params: { path, name, loaded } });
    return isRight ? undefined : refusalSchema.parse(body).error;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const EXPLANATION = 'Les liens du site suivent, et l’ancienne adresse mène à la nouvelle.';

const ADDRESS =
  'm-0 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-ruling px-4 py-3 font-text text-base leading-[1.4] font-[400] wrap-anywhere';
const CHANGE =
  'cursor-pointer rounded-md border-[1.5px] border-current bg-transparent px-[0.9rem] py-[0.35rem] font-text text-[0.9375rem] leading-normal font-bold text-ink';

/** Shows where the page of an entry is, and changes it: the file, the links to it, and a redirect from the old one. */
export const mountAddress: Mount = (place, props) => {
  const entry = props().getEntry();
  const [path, name] = [textOf(entry.get('path')), textOf(entry.get('slug'))];
  const page = ENTRY_PAGES[folderOf(path)];
  if (page === undefined || entry.get('newRecord') === true) {
    place.append(element('p', { class: ADDRESS }, 'Elle sera faite des mots du premier champ.'));
    return {};
  }
  const said = element('p', { class: 'field-problem', role: 'alert' });
  const change = element('button', { type: 'button', class: CHANGE }, 'Changer l’adresse…');
  const link = element('a', { href: page(name), target: '_blank' }, page(name));
  place.append(element('p', { class: ADDRESS }, link, ...(isNamedFolder(folderOf(path)) ? [change] : [])));
  // A save takes what is said beside fields out of the page, this line too.
  const tell = (problem: string) => {
    said.textContent = problem;
    place.append(said);
  };
  change.addEventListener('click', () => {
    said.remove();
    void ask(
      'Changer l’adresse de la page',
      [{ name: 'name', label: 'Nouveau nom', value: name, hint: EXPLANATION }],
      'Changer l’adresse',
    ).then(async (answers) => {
      const wanted = answers?.name ?? name;
      if (wanted === name) return;
      const problem = await rename(path, wanted, props().getEntry().toJS().data);
      if (problem === undefined) {
        location.hash = location.hash.replace(/[^/]+$/, wanted);
        return;
      }
      tell(problem);
    });
  });
  return {};
};
