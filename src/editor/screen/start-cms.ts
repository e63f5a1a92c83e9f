import site from '#src/styles/global.css?inline';
import prose from '#src/styles/prose.css?inline';
import { LOCAL_FILES } from './cms-backend.ts';
import { cmsConfig } from './cms-config.ts';
import { askChoices, tellTaken } from './conflict.ts';
import type { ContentFacts } from './content-facts.ts';
import { type Cms, loadCms } from './decap-client.ts';
import { type Editable, editables, formatOf } from './editable.ts';
import { entryFormat, PendingWrite } from './entry-format.ts';
import type { ShownProblem } from './entry-problems.ts';
import type { FilesPage } from './files-page.ts';
import { frenchPhrases } from './french-phrases.ts';
import { guardHostedFiles } from './hosted-files.ts';
import { offerKeptFormLast } from './kept-form.ts';
import { registerLocalFiles } from './local-files.ts';
import { OpenedEntries } from './opened-entries.ts';
import preview from './preview.css?inline';
import { PREVIEWED, previews } from './previews.ts';
import { RefusalWindow } from './refusal.ts';
import { saveEntry } from './save-entry.ts';
import { tendScreen } from './screen-rules.ts';
import { followAddress, keepAddress } from './stay-open.ts';
import { registerWidgets } from './widgets.ts';

/** The typefaces that a page declares; the text of a preview is set in the same. */
const typefaces = (page: Document): string =>
  [...page.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('@font-face'))
    .join('\n');

/** The site's own styles, for the previews of an editors' screen that has none of them. */
const previewStyles = (page: Document): string =>
  ['@layer properties, theme, base, components, utilities;', typefaces(page), site, prose, preview].join('\n');

type Page = {
  /** The address of the screen's code. */
  script: string;
  facts: ContentFacts;
};

function showPreviews(
  cms: Cms,
  collections: readonly Editable[],
  { contact, offices, figures, team }: ContentFacts,
): void {
  if (window.h === undefined) return;
  const h = window.h;
  const { getWidget } = cms;
  const templates = previews(
    h,
    (value, { getAsset }, key) => h(getWidget('markdown')?.preview, { key, value, getAsset, resolveWidget: getWidget }),
    { contact, offices, figureOf: (id) => figures[id], trainerOf: (id) => team[id] },
  );
  cms.registerPreviewStyle(previewStyles(document), { raw: true });
  for (const editable of collections) {
    const folder = PREVIEWED.find((one) => editable.kind === 'folder' && one === editable.folder);
    if (folder !== undefined) cms.registerPreviewTemplate(editable.name, templates[folder]);
  }
}

function part<Part extends HTMLElement>(id: string, kind: new () => Part): Part {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no #${id}.`);
}

/** Opens the editors' screen in the page. */
export async function startCms({ script, facts }: Page): Promise<void> {
  offerKeptFormLast();
  const cms = await loadCms(script);
  const isLocal = facts.backend.backend.name === LOCAL_FILES;
  cms.registerLocale('fr', frenchPhrases(cms.getLocale('fr'), isLocal));
  tendScreen();
  const collections = editables(isLocal ? undefined : facts.componentFolders);
  const pending = new PendingWrite();
  const refusal = new RefusalWindow(part('refusal', HTMLDialogElement), part('refusal-again', HTMLElement));
  const refuse = (problems: readonly ShownProblem[]) => {
    refusal.show(problems, pending.shown);
  };
  const opened = new OpenedEntries(localStorage);
  const page: FilesPage = {
    opened,
    filledWith: () => pending.raw,
    refuse,
    resolve: (conflict) => askChoices(part('conflict', HTMLDialogElement), conflict),
    tellTaken: (fields) => {
      tellTaken(part('taken', HTMLDialogElement), fields);
    },
  };
  if (isLocal) registerLocalFiles(cms, page);
  else {
    guardHostedFiles(cms, facts.backend.backend.name, page);
    keepAddress();
  }
  followAddress();
  let { nextNumber } = facts;
  for (const editable of collections) {
    const extension = editable.kind === 'folder' ? editable.extension : 'yaml';
    cms.registerCustomFormat(formatOf(editable.name), extension, entryFormat(editable, pending));
  }
  cms.registerEventListener({
    name: 'preSave',
    handler: saveEntry({
      editables: collections,
      pending,
      nextNumber: () => nextNumber++,
      refuse,
      opened,
      isCheckedElsewhere: isLocal,
    }),
  });
  cms.registerEventListener({
    name: 'postSave',
    handler: () => {
      refusal.clear();
      return undefined;
    },
  });
  if (window.createClass && window.h) registerWidgets(cms, window.createClass, window.h);
  showPreviews(cms, collections, facts);
  const siteUrl = new URL(facts.siteUrl, location.origin).origin;
  cms.init({ config: cmsConfig({ ...facts, siteUrl }, collections) });
}
