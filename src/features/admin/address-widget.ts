import { z } from 'zod';
import { isNamedFolder } from '#src/site/entry-addresses.ts';
import { ask } from './ask-dialog.ts';
import { LOCAL_API } from './cms-backend.ts';
import type { CmsField } from './cms-field.ts';
import { element, type Mount } from './cms-widget.ts';
import { ENTRY_PAGES } from './entry-pages.ts';
import { screenKey } from './screen-keys.ts';

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const READ = z.object({ data: z.string() });

const REFUSED = z.object({ error: z.string() });

/** Asks the server for another name; the French reason where it refuses. */
async function rename(path: string, name: string): Promise<string | undefined> {
  const send = (action: string, params: object) =>
    fetch(LOCAL_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, params }),
    });
  try {
    const { data } = READ.parse(await (await send('getEntry', { path })).json());
    const answer = await send('renameEntry', { path, name, loaded: data });
    if (answer.ok) return undefined;
    return REFUSED.parse(await answer.json()).error;
  } catch {
    return 'L’ordinateur ne répond plus\u00a0: npm run edit tourne-t-il encore dans le terminal\u00a0?';
  }
}

const EXPLANATION =
  'Les liens du site suivent, et l’ancienne adresse mène à la nouvelle. Enregistrez d’abord vos autres changements.';

/** Shows where the page of an entry is, and changes it: the file, the links to it, and a redirect from the old one. */
export const mountAddress: Mount = (place, props) => {
  const entry = props().getEntry();
  const [path, name] = [textOf(entry.get('path')), textOf(entry.get('slug'))];
  const page = ENTRY_PAGES[folderOf(path)];
  if (page === undefined || entry.get('newRecord') === true) {
    place.append(element('p', { class: 'entry-address' }, 'Elle sera faite des mots du premier champ.'));
    return {};
  }
  const said = element('p', { class: 'field-problem', role: 'alert' });
  const change = element('button', { type: 'button', class: 'entry-address__change' }, 'Changer l’adresse…');
  const link = element('a', { href: page(name), target: '_blank' }, page(name));
  place.append(element('p', { class: 'entry-address' }, link, ...(isNamedFolder(folderOf(path)) ? [change] : [])));
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
      const problem = await rename(path, wanted);
      if (problem === undefined) {
        location.hash = location.hash.replace(/[^/]+$/, wanted);
        return;
      }
      tell(problem);
    });
  });
  return {};
};
