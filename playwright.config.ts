import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';
import { type EngineOptions, ENGINES, isSkipped } from './tests/engines/test.ts';
import { browserExecutable } from './tests/support/browser.ts';
import { EXAMPLE_CONTENT, EXAMPLE_SITE } from './tests/support/example-site.ts';
import { isSampleContent } from './tests/support/sample-site.ts';

const port = Number(process.env.E2E_PORT ?? 8898);
const secondPort = port + 1;

const server = (cwd: string, env: { PORT: string; CONTENT_DIR?: string }) => ({
  command: `node "${import.meta.dirname}/tests/support/serve-built-site.ts"`,
  cwd,
  env,
  url: `http://localhost:${env.PORT}/robots.txt`,
  reuseExistingServer: false,
  timeout: 60_000,
});

const COPIED_SITES = ['development.spec.ts', 'editors.spec.ts', 'marketing-forms.spec.ts'];

const SECOND_PROVIDER = ['accessibility-trees.spec.ts'];

export default defineConfig<EngineOptions>({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  workers: '100%',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Actions wait for the next frame, which may take a slow machine up to half a minute.
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    // Screenshots replace traces, because a trace doubles the time of its test. `--trace on` records traces.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: existsSync(chromium.executablePath()) ? undefined : browserExecutable(),
      args: [
        '--no-sandbox',
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
    ...(isSampleContent() ? [{ name: 'as shipped', testIgnore: [...SECOND_PROVIDER, ...COPIED_SITES] }] : []),
    ...(['Firefox', 'WebKitGTK'] as const).map((engine) => ({
      name: `${engine} @full${isSkipped(engine) ? `, skipped: apt-get install ${ENGINES[engine].packages}` : ''}`,
      testDir: 'tests/engines',
      // The driver of WebKitGTK opens one window at a time.
      workers: 1,
      use: { engine },
    })),
    {
      name: 'second provider',
      testMatch: SECOND_PROVIDER,
      use: { baseURL: `http://localhost:${String(secondPort)}` },
    },
    // The name contains `@full`, so that `--grep @full` selects the project. The project has one worker, because each
    // worker starts a server.
    { name: 'copies @full', testMatch: COPIED_SITES, workers: 1, use: { actionTimeout: 60_000 } },
  ],
  webServer: [
    server(import.meta.dirname, { PORT: String(port) }),
    ...(existsSync(`${EXAMPLE_SITE}/dist`)
      ? [server(EXAMPLE_SITE, { PORT: String(secondPort), CONTENT_DIR: EXAMPLE_CONTENT })]
      : []),
  ],
});
