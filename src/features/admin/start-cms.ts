import type { ContentProblem } from '#src/build/content-check/french-issue.ts';
import { cmsConfig } from './cms-config.ts';
import { type Cms, loadCms } from './cms-window.ts';
import type { ContentFacts } from './content-facts.ts';
import { type Editable, editables, formatOf } from './editable.ts';
import { frenchPhrases } from './french-phrases.ts';
import { registerLocalFiles } from './local-files.ts';
import { previewStyles } from './preview-styles.ts';
import { PREVIEWED, previews } from './previews.ts';
import { entryFormat, PendingWrite } from './entry-format.ts';
import { showRefusal } from './refusal.ts';
import { saveEntry } from './save-entry.ts';

type Page = {
  /** The address of the screen's code. */
  script: string;
  facts: ContentFacts;
  /** Says what keeps an entry from being saved. */
  refusal: HTMLDialogElement;
};

function showPreviews(cms: Cms, collections: readonly Editable[]): void {
  if (window.h === undefined) return;
  const templates = previews(window.h);
  cms.registerPreviewStyle(previewStyles(document), { raw: true });
  for (const editable of collections) {
    const folder = PREVIEWED.find((one) => editable.kind === 'folder' && one === editable.folder);
    if (folder !== undefined) cms.registerPreviewTemplate(editable.name, templates[folder]);
  }
}

/** Opens the editors' screen in the page. */
export async function startCms({ script, facts, refusal }: Page): Promise<void> {
  const cms = await loadCms(script);
  cms.registerLocale('fr', frenchPhrases(cms.getLocale('fr')));
  const collections = editables(facts.componentFolders);
  const pending = new PendingWrite();
  const refuse = (problems: readonly ContentProblem[]) => {
    showRefusal(refusal, problems);
  };
  registerLocalFiles(cms, refuse);
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
    }),
  });
  showPreviews(cms, collections);
  const siteUrl = new URL(facts.siteUrl, location.origin).origin;
  cms.init({ config: cmsConfig({ ...facts, siteUrl }, collections) });
}
