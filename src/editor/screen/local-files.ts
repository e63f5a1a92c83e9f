import { z } from 'zod';
import { LOCAL_API, LOCAL_FILES } from './cms-backend.ts';
import type { Cms, CmsBackendClient } from './decap-client.ts';
import { type FilesPage, refuseAll, resolved, spokenError } from './files-page.ts';
import type { Conflict, Resolution } from './merge-save.ts';
import { offerRemoval } from './picture-windows.ts';

const conflictSchema: z.ZodType<Conflict> = z.object({
  version: z.string().nullable(),
  choices: z.array(z.object({ field: z.string(), label: z.string(), mine: z.string(), theirs: z.string() })),
});

export const refusalSchema = z.object({
  error: z.string(),
  problems: z.array(
    z.object({
      file: z.string(),
      field: z.string(),
      found: z.string(),
      allowed: z.string(),
      mend: z.string(),
      target: z.object({ field: z.string(), line: z.number().optional() }).optional(),
    }),
  ),
  conflict: conflictSchema.optional(),
});

const savedSchema = z.object({ taken: z.array(z.string()) });

const openedSchema = z.object({ data: z.string().nullable(), file: z.object({ path: z.string() }) });

const wishSchema = z.looseObject({ action: z.string() });

const saveSchema = z.looseObject({
  action: z.literal('persistEntry'),
  params: z.looseObject({
    dataFiles: z.array(z.looseObject({ path: z.string(), raw: z.string() })),
    options: z.looseObject({ newEntry: z.boolean().optional() }),
  }),
});

const deletionSchema = z.looseObject({
  action: z.literal('deleteFiles'),
  params: z.looseObject({ paths: z.array(z.string()) }),
});

type Save = z.output<typeof saveSchema>;
/** The leftovers of a change: pictures that nothing names any longer. */
const changeSchema = z.object({ unused: z.array(z.string()) });

type Answer = { isRight: boolean; body: unknown };

/** Asks the server of this computer; the answer may be a refusal. */
export async function askServer(wish: object): Promise<Answer> {
  const response = await fetch(LOCAL_API, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  }).catch(() => {
    throw spokenError(
      'L’ordinateur ne répond plus\u00a0: npm run edit tourne-t-il encore dans le terminal\u202f? Votre texte est toujours dans le formulaire.',
    );
  });
  return { isRight: response.ok, body: await response.json() };
}

/** The answers of `npm run edit`, and its refusals. */
class LocalFiles {
  readonly #page: FilesPage;

  constructor(page: FilesPage) {
    this.#page = page;
  }

  readonly request: CmsBackendClient['request'] = async (wish) => {
    const { action } = wishSchema.parse(wish);
    if (action === 'persistEntry') return this.#save(saveSchema.parse(wish));
    if (action === 'deleteFiles') return this.#delete(deletionSchema.parse(wish));
    const answer = await this.#ask(wish);
    if (action === 'getEntry') {
      const { data, file } = openedSchema.parse(answer);
      if (data !== null) this.#page.opened.opened(file.path, data);
    }
    return answer;
  };

  async #ask(wish: object): Promise<unknown> {
    const { isRight, body } = await askServer(wish);
    return isRight ? body : this.#refused(refusalSchema.parse(body));
  }

  #refused({ error, problems }: z.output<typeof refusalSchema>): never {
    if (problems.length === 0) throw spokenError(error);
    return refuseAll(this.#page, problems);
  }

  /** Saves over what the form was opened from, and over nothing else. */
  async #save(wish: Save): Promise<unknown> {
    const { opened, tellTaken } = this.#page;
    const filledWith = this.#page.filledWith();
    const isNew = wish.params.options.newEntry === true;
    const dataFiles = wish.params.dataFiles.map((file) => ({
      ...file,
      loaded: isNew ? null : opened.baseOf(file.path, filledWith),
    }));
    let resolution: Resolution | undefined;
    for (;;) {
      const options = { ...wish.params.options, resolved: resolution };
      const { isRight, body } = await askServer({ ...wish, params: { ...wish.params, dataFiles, options } });
      if (isRight) {
        for (const { path, raw } of dataFiles) opened.saved(path, filledWith, raw);
        const { taken } = savedSchema.parse(body);
        if (taken.length > 0) tellTaken(taken);
        this.#offerRemoval(body);
        return body;
      }
      const refusal = refusalSchema.parse(body);
      if (refusal.conflict === undefined) return this.#refused(refusal);
      resolution = await resolved(this.#page, refusal.conflict);
    }
  }

  async #delete(wish: z.output<typeof deletionSchema>): Promise<unknown> {
    const seen = wish.params.paths.flatMap((path) => {
      const text = this.#page.opened.seen(path);
      return text === undefined ? [] : [[path, text] as const];
    });
    const answer = await this.#ask({ ...wish, params: { ...wish.params, loaded: Object.fromEntries(seen) } });
    this.#offerRemoval(answer);
    return answer;
  }

  #offerRemoval(answer: unknown): void {
    const { unused = [] } = changeSchema.safeParse(answer).data ?? {};
    offerRemoval(unused, () => void this.request({ action: 'deleteFiles', params: { paths: unused } }));
  }
}

/** The same server shows the site: a page is read there as soon as it is saved. */
const siteBeside = () => Promise.resolve({ url: location.origin, status: 'SUCCESS' });

/** Decap's backend for a server of files, which shows of an error no more than its text, with our own way to ask. */
export function registerLocalFiles(cms: Cms, page: FilesPage): void {
  const proxy = cms.getBackend('proxy');
  const { request } = new LocalFiles(page);
  cms.registerBackend(
    LOCAL_FILES,
    // Decap asks for something to call with « new ».
    new Proxy(Object, {
      construct: (_object, settings: readonly unknown[]) =>
        Object.assign(proxy.init(...settings), { request, getDeployPreview: siteBeside }),
    }),
  );
}
