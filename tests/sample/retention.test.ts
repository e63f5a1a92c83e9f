import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORM_NOTICE } from '#src/features/contact/contact-fields.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';

test('states the retention of requests in the notice and on the privacy page', () => {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  const privacy = readFileSync('content/legal/confidentialite.md', 'utf8').replaceAll('\u00A0', ' ');
  const words: Readonly<Record<number, string>> = { 1: 'un an', 2: 'deux ans', 3: 'trois ans' };
  expect(FORM_NOTICE.text).toContain(words[retention.requestYears]);
  expect(privacy).toContain(`${String(retention.requestYears)} ans après votre demande`);
  expect(privacy).toContain(
    `le temps qu’une personne le relise | Intérêt légitime à protéger le service | ${String(retention.suspectDays)} jours`,
  );
});
