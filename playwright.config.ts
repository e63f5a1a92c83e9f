import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { journeyBrowser } from './tests/support/browser.ts';
import { EXAMPLE_CONTENT, EXAMPLE_SITE } from './tests/support/example-site.ts';

const port = Number(process.env.E2E_PORT ?? 8898);
const secondPort = port + 1;

/** Serves the built site of a folder. */
const server = (cwd: string, env: { PORT: string; CONTENT_DIR?: string }) => ({
  command: `node ${import.meta.dirname}/tests/support/serve-built-site.ts`,
  cwd,
  env,
  url: `http://localhost:${env.PORT}/robots.txt`,
  reuseExistingServer: false,
  timeout: 60_000,
});

/** What runs on a copy of the project that is being edited. */
const EDITING = ['development.spec.ts', 'editors.spec.ts'];

/** What runs on the site of another provider. */
const SECOND_PROVIDER = ['second-provider.spec.ts', 'accessibility-trees.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  globalSetup: './tests/support/temporary-folder.ts',
  workers: '100%',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // What passes at its second try fails the run all the same: the second try shows that it is flaky, not broken.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  // A busy machine is slow, not wrong: nothing waits longer than it has to.
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    // A trace of every journey costs as much as the journey: whoever needs one asks for it, with `--trace on`.
    screenshot: 'only-on-failure',
    // Whoever asks for less motion finds everything in its place at once; what moves has journeys of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: journeyBrowser(),
      args: [
        '--no-sandbox',
        // Nothing leaves this machine: no name but its own leads anywhere.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'as shipped', testIgnore: [...SECOND_PROVIDER, 'marketing-*.ts', ...EDITING] },
    // Where `npx playwright install --with-deps firefox webkit` has installed them.
    ...[firefox, webkit]
      .filter((engine) => existsSync(engine.executablePath()))
      .map((engine) => ({
        name: `${engine.name()} @full`,
        grep: /@engines/,
        testIgnore: [...SECOND_PROVIDER, ...EDITING],
        use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
      })),
    {
      name: 'second provider',
      testMatch: SECOND_PROVIDER,
      use: { baseURL: `http://localhost:${String(secondPort)}` },
    },
    // Grep reads the names of projects too: "@full" leaves these to `npm run test:full`.
    // One worker has one server, which takes its time to start: the others do the rest meanwhile.
    { name: 'while edited @full', testMatch: EDITING, workers: 1 },
    { name: 'build with a portal @full', testMatch: ['marketing-site.setup.ts'], timeout: 180_000 },
    {
      name: 'with a portal @full',
      testMatch: ['marketing-forms.spec.ts'],
      dependencies: ['build with a portal @full'],
    },
  ],
  webServer: [
    server(import.meta.dirname, { PORT: String(port) }),
    // `npm run test:site` builds it.
    ...(existsSync(`${EXAMPLE_SITE}/dist`)
      ? [server(EXAMPLE_SITE, { PORT: String(secondPort), CONTENT_DIR: EXAMPLE_CONTENT })]
      : []),
  ],
});
