import { cmsConfig } from './cms-config.ts';
import { loadCms } from './cms-window.ts';
import type { ContentFacts } from './content-facts.ts';
import { editables, formatOf } from './editable.ts';
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

/** Opens the editors' screen in the page. */
export async function startCms({ script, facts, refusal }: Page): Promise<void> {
  const cms = await loadCms(script);
  const collections = editables(facts.componentFolders);
  const pending = new PendingWrite();
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
      refuse: (problems) => {
        showRefusal(refusal, problems);
      },
    }),
  });
  cms.init({ config: cmsConfig(facts, collections) });
}
