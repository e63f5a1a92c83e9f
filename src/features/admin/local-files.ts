import { z } from 'zod';
import type { ContentProblem } from '#src/build/content-check/french-issue.ts';
import { LOCAL_API, LOCAL_FILES } from './cms-backend.ts';
import type { Cms, CmsBackendClient } from './cms-window.ts';

const refusalSchema = z.object({
  error: z.string(),
  problems: z.array(
    z.object({ file: z.string(), field: z.string(), found: z.string(), allowed: z.string(), mend: z.string() }),
  ),
});

/** An error whose text Decap shows as it is, without the word « Error » before it. */
export function spokenError(text: string): Error {
  const error = new Error(text);
  error.name = '';
  return error;
}

type Refuse = (problems: readonly ContentProblem[]) => void;

/** What `npm run edit` answers; what it refuses is said in the page's own dialogue, which has room for it. */
const askLocalFiles =
  (refuse: Refuse): CmsBackendClient['request'] =>
  async (wish) => {
    const response = await fetch(LOCAL_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const { error, problems } = refusalSchema.parse(answer);
    if (problems.length === 0) throw spokenError(error);
    refuse(problems);
    throw spokenError('Rien n’a été changé\u00a0: voyez pourquoi dans la fenêtre.');
  };

/** The same server shows the site: a page is read there as soon as it is saved. */
const siteBeside = () => Promise.resolve({ url: location.origin, status: 'SUCCESS' });

/** Decap's backend for a server of files, which shows of an error no more than its text, with our own way to ask. */
export function registerLocalFiles(cms: Cms, refuse: Refuse): void {
  const proxy = cms.getBackend('proxy');
  cms.registerBackend(
    LOCAL_FILES,
    // Decap asks for something to call with « new ».
    new Proxy(Object, {
      construct: (_object, settings: readonly unknown[]) =>
        Object.assign(proxy.init(...settings), { request: askLocalFiles(refuse), getDeployPreview: siteBeside }),
    }),
  );
}
