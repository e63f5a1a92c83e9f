import { paths } from '#src/site/paths.ts';
import { lead } from '../support/ai-forms.ts';
import { expect, test } from '../support/editing-test.ts';

test('stores a request in development, and serves there what a rewrite serves online', async ({ request }) => {
  const { prenom, nom, email, telephone } = lead();
  const stored = await request.post(paths.apiContact, { data: { type: 'cpf_ia', prenom, nom, email, telephone } });
  expect([stored.status(), await stored.json()]).toEqual([201, expect.objectContaining({ id: expect.any(String) })]);
  expect((await request.get(paths.apiContact)).status()).toBe(405);

  const courses: unknown = await (await request.get('/api/courses')).json();
  expect(courses).toContainEqual(expect.objectContaining({ id: 'excel-fondamentaux' }));
  expect(await (await request.get('/contact?formation=excel-fondamentaux')).text()).toContain('Excel');
});
