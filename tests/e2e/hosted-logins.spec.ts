import type { Page } from '@playwright/test';
import { EditorsScreen } from '../support/editors-screen.ts';
import { forgejoAddresses } from '../support/forgejo.ts';
import { Login, standInForHost } from '../support/git-host.ts';
import { GITHUB_USER, githubAddresses } from '../support/github.ts';
import { GitRepository } from '../support/git-repository.ts';
import { gitlabAddresses } from '../support/gitlab.ts';
import { type HostedSite, hostedSite } from '../support/hosted-site.ts';
import { expect, test as base } from '../support/test.ts';

const HOST = 'https://git.cursive.example';
/** Hosts stand outside of the site. */
const OWN_HOST = /^third party: https:\/\/git\.cursive\.example\//;
const REPOSITORY = 'cursive/site';
const APPLICATION = '9f86d081-884c-4d65-9a2f-eaa0c55ad015';
const COURSE = 'content/courses/excel-fondamentaux.md';
/** Where the screen keeps what is not published yet. */
const DRAFT = 'cms/courses/excel-fondamentaux';
/** A list asks for each of its files in turn: two courses are a list. */
const isHeld = (path: string) =>
  [COURSE, 'content/courses/word-documents-longs.md'].includes(path) || path.endsWith('.yaml');
const TITLE = 'Excel, les premiers pas';
const LAST_TITLE = 'Excel, les tout premiers pas';

const hosts = {
  forgejo: { name: 'Forgejo', scope: 'repository', addresses: forgejoAddresses },
  gitlab: { name: 'GitLab', scope: 'api', addresses: gitlabAddresses },
} as const;

type Host = keyof typeof hosts;

const editingBy = (backend: Host) => ({
  EDITING_BACKEND: backend,
  EDITING_REPOSITORY: REPOSITORY,
  EDITING_HOST: HOST,
  EDITING_APPLICATION: APPLICATION,
});

const test = base.extend<object, { hosted: HostedSite }>({
  hosted: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await hostedSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ hosted }, use) => use(hosted.url),
});

// One server for all, begun anew where editors log in somewhere else. A list waits for each of its files in turn.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ actionTimeout: 60_000 });

async function logIn(page: Page, hosted: HostedSite, host: Host): Promise<GitRepository> {
  const { name, scope, addresses } = hosts[host];
  await hosted.logInBy(editingBy(host));
  const repository = new GitRepository(hosted.root, 'main', isHeld);
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

/** Goes on where somebody has logged in before: GitHub's way in leads through a window of a gateway. */
async function goOnAtGitHub(page: Page, hosted: HostedSite): Promise<GitRepository> {
  await hosted.logInBy({
    EDITING_BACKEND: 'github',
    EDITING_REPOSITORY: REPOSITORY,
    EDITING_GATEWAY: 'https://connexion.cursive.example',
  });
  const repository = new GitRepository(hosted.root, 'main', isHeld);
  for (const origin of ['https://api.github.com', 'https://www.githubstatus.com'])
    await standInForHost(page, origin, undefined, githubAddresses(REPOSITORY, repository));
  await page.addInitScript(
    (user) => {
      localStorage.setItem('decap-cms-user', user);
    },
    JSON.stringify({ ...GITHUB_USER, backendName: 'github' }),
  );
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /Excel, les fondamentaux/ })).toBeVisible();
  }).toPass();
  return repository;
}

for (const host of ['forgejo', 'gitlab'] as const)
  test(`lets an editor log in with ${hosts[host].name}, keep a draft on a branch of its own, and publish it`, async ({
    page,
    hosted,
    browserErrors,
  }) => {
    browserErrors.expectError(OWN_HOST);
    // Forgejo says so of a branch that is to be made.
    if (host === 'forgejo')
      browserErrors.expectError(/^status 404: .*\/branches\/cms/, /^console: Failed to load resource/);
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

const PICTURE = 'content/images/essai.webp';

/** Changes the course in its draft, as somebody else would who edits it as well. */
function changeDraft(repository: GitRepository, change: (text: string) => string, pictures: readonly string[] = []) {
  if (repository.branch(DRAFT) === undefined) {
    repository.createBranch(DRAFT, 'main');
    repository.openRequest(DRAFT, 'Excel', ['decap-cms/draft']);
  }
  const text = change(repository.text(DRAFT, COURSE) ?? '');
  const files = [[COURSE, text], ...pictures.map((path) => [path, 'une photo'] as const)] as const;
  repository.commit(
    DRAFT,
    'Excel',
    files.map(([path, content]) => ({ path, content: Buffer.from(content) })),
  );
}

const withPace = (pace: string) => (text: string) => text.replace(/^pace: .*$/m, `pace: ${pace}`);
const withTitle = (title: string) => (text: string) => text.replace(/^title: .*$/m, `title: ${title}`);

for (const host of ['Forgejo', 'GitLab', 'GitHub'] as const)
  test(`puts what two people write in one course at ${host} into one draft`, async ({
    page,
    hosted,
    browserErrors,
  }) => {
    browserErrors.expectError(
      host === 'GitHub' ? /^third party: https:\/\/(api\.github|www\.githubstatus)\.com\// : OWN_HOST,
    );
    const repository =
      host === 'GitHub'
        ? await goOnAtGitHub(page, hosted)
        : await logIn(page, hosted, host === 'GitLab' ? 'gitlab' : 'forgejo');
    const before = repository.text('main', COURSE) ?? '';
    const editor = new EditorsScreen(page);
    const textOfDraft = () => expect.poll(() => repository.text(DRAFT, COURSE));
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    const taken = page.getByRole('dialog', { name: 'Enregistré, avec ce qui avait changé ailleurs' });
    const conflict = page.getByRole('dialog', { name: 'Cette fiche a changé entre-temps' });
    /** The form with what the other one wrote, which the form before it did not show. */
    const formWith = (pace: string) => expect(editor.fieldHolding(pace)).toHaveCount(1, { timeout: 60_000 });
    await page.getByRole('link', { name: /Excel, les fondamentaux/ }).click();

    await editor.field('Intitulé').fill(TITLE);
    changeDraft(repository, withPace('Le lundi'), [PICTURE]);
    await save.click();
    await expect(taken).toContainText('Rythme');
    await textOfDraft().toBe(withPace('Le lundi')(withTitle(TITLE)(before)));
    expect(repository.text(DRAFT, PICTURE)).toBe('une photo');
    expect(repository.requests).toHaveLength(1);
    await taken.getByRole('button', { name: 'Voir la fiche à jour' }).click();

    await formWith('Le lundi');
    await expect(editor.field('Intitulé')).toHaveValue(TITLE);
    await editor.field('Intitulé').fill(LAST_TITLE);
    changeDraft(repository, withPace('Le mardi'));
    await save.click();
    await expect(taken).toContainText('Rythme');
    await textOfDraft().toBe(withPace('Le mardi')(withTitle(LAST_TITLE)(before)));
    await taken.getByRole('button', { name: 'Voir la fiche à jour' }).click();

    await formWith('Le mardi');
    await expect(editor.field('Intitulé')).toHaveValue(LAST_TITLE);
    await editor.field('Intitulé').fill('Excel, à ma façon');
    changeDraft(repository, withTitle('Excel, à leur façon'));
    await save.click();
    await expect(conflict).toContainText('Excel, à leur façon');
    expect(repository.text(DRAFT, COURSE)).toContain('title: Excel, à leur façon\n');
    await conflict.getByRole('radio', { name: /à ma façon/ }).check();
    await conflict.getByRole('button', { name: 'Enregistrer ces choix' }).click();
    await textOfDraft().toBe(withPace('Le mardi')(withTitle('Excel, à ma façon')(before)));
  });
