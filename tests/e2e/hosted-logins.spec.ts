import type { Page } from '@playwright/test';
import type { Editing } from '#src/site/editing-schema.ts';
import { EditorsScreen } from '../support/editors-screen.ts';
import { forgejoAddresses } from '../support/forgejo.ts';
import { Login, standInForHost } from '../support/git-host.ts';
import { GitRepository } from '../support/git-repository.ts';
import { gitlabAddresses } from '../support/gitlab.ts';
import { type HostedSite, startHosted } from '../support/hosted-site.ts';
import { expect, test as base } from '../support/test.ts';

const HOST = 'https://git.cursive.example';
const REPOSITORY = 'cursive/site';
const APPLICATION = '9f86d081-884c-4d65-9a2f-eaa0c55ad015';
const COURSE = 'content/courses/excel-fondamentaux.md';
/** Where the screen keeps what is not published yet. */
const DRAFT = 'cms/courses/excel-fondamentaux';
const TITLE = 'Excel, les premiers pas';
const LAST_TITLE = 'Excel, les tout premiers pas';

const hosts = {
  forgejo: { name: 'Forgejo', scope: 'repository', addresses: forgejoAddresses },
  gitlab: { name: 'GitLab', scope: 'api', addresses: gitlabAddresses },
} as const;

type Host = keyof typeof hosts;

const editingBy = (backend: Host): Partial<Editing> => ({
  backend,
  repository: REPOSITORY,
  host: HOST,
  application: APPLICATION,
});

const test = base.extend<object, { hosted: HostedSite }>({
  hosted: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startHosted(editingBy('forgejo'));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ hosted }, use) => use(hosted.url),
});

// One server for all, which is told where editors log in. A list waits for each of its files in turn.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ actionTimeout: 60_000 });

async function logIn(page: Page, hosted: HostedSite, host: Host): Promise<GitRepository> {
  const { name, scope, addresses } = hosts[host];
  hosted.logInBy(editingBy(host));
  const repository = new GitRepository(hosted.root, 'main');
  const login = new Login(APPLICATION, `${hosted.url}/admin`, scope);
  await standInForHost(page, HOST, login, addresses(REPOSITORY, repository, login));
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: `Se connecter avec ${name}` })).toBeVisible();
  }).toPass();
  await page.getByRole('button', { name: `Se connecter avec ${name}` }).click();
  await page.getByRole('link', { name: 'Autoriser' }).click();
  return repository;
}

for (const host of ['forgejo', 'gitlab'] as const)
  test(`lets an editor log in with ${hosts[host].name}, keep a draft on a branch of its own, and publish it`, async ({
    page,
    hosted,
    trouble,
  }) => {
    trouble.foresee(/^third party: https:\/\/git\.cursive\.example\//);
    // Forgejo says so of a branch that is to be made.
    if (host === 'forgejo') trouble.foresee(/^status 404: .*\/branches\/cms/, /^console: Failed to load resource/);
    const repository = await logIn(page, hosted, host);
    const before = repository.text('main', COURSE) ?? '';
    const titled = (title: string) => before.replace(/^title: .*$/m, `title: ${title}`);
    const textOn = (branch: string) => expect.poll(() => repository.text(branch, COURSE));
    await page.getByRole('link', { name: /Excel, les fondamentaux/ }).click();
    const editor = new EditorsScreen(page);
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });

    await editor.field('Intitulé').fill(TITLE);
    await save.click();
    await textOn(DRAFT).toBe(titled(TITLE));
    await expect.poll(() => repository.requests).toMatchObject([{ branch: DRAFT, labels: ['decap-cms/draft'] }]);
    expect(repository.changed(DRAFT).map(({ path }) => path)).toEqual([COURSE]);
    await expect(page.getByText('Modifications enregistrées')).toBeVisible();

    await editor.field('Intitulé').fill(LAST_TITLE);
    await save.click();
    await textOn(DRAFT).toBe(titled(LAST_TITLE));
    expect(repository.text('main', COURSE)).toBe(before);

    await page.getByRole('button', { name: /^Statut/ }).click();
    await page.getByRole('menuitem', { name: 'Prêt' }).click();
    await expect.poll(() => repository.requests).toMatchObject([{ labels: ['decap-cms/pending_publish'] }]);
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Publier maintenant' }).click();
    await textOn('main').toBe(titled(LAST_TITLE));
    expect(repository.branchNames).toEqual(['main']);
  });

test('keeps the draft that somebody else has begun at GitLab meanwhile', async ({ page, hosted, trouble }) => {
  trouble.foresee(
    /^third party: https:\/\/git\.cursive\.example\//,
    /^status 400: .*\/repository\/commits$/,
    /^(console|exception): /,
  );
  const repository = await logIn(page, hosted, 'gitlab');
  await page.getByRole('link', { name: /Excel, les fondamentaux/ }).click();
  const editor = new EditorsScreen(page);
  await editor.field('Intitulé').fill(TITLE);
  const theirs = (repository.text('main', COURSE) ?? '').replace(/^title: .*$/m, `title: ${LAST_TITLE}`);
  repository.createBranch(DRAFT, 'main');
  repository.commit(DRAFT, 'Excel', [{ path: COURSE, content: Buffer.from(theirs) }]);
  repository.openRequest(DRAFT, 'Excel', ['decap-cms/draft']);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('already exists')).toBeVisible();
  await expect(editor.field('Intitulé')).toHaveValue(TITLE);
  expect(repository.text(DRAFT, COURSE)).toBe(theirs);
});
