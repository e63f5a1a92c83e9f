import { readContentFile } from '#src/lib/content-file.ts';
import { delayWords } from './delays.ts';
import { requestsSchema } from './requests-schema.ts';

/** What follows a request, each delay in its words: first the numbers are read, then the texts that name them. */
export function readRequests() {
  const words = delayWords(readContentFile('requests.yaml', requestsSchema));
  return { ...readContentFile('requests.yaml', requestsSchema, words), words };
}
