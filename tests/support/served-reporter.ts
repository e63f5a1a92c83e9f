import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import {
  AS_SHIPPED,
  codeOf,
  codeOfFunctions,
  notedJourneys,
  SERVED,
  SERVED_FILE,
  servedSchema,
} from '../../scripts/test/served-files.ts';

/** Keeps what each journey that passes was served, so that a later run knows which ones a change can touch. */
export default class ServedReporter implements Reporter {
  readonly #journeys = notedJourneys();
  readonly #functions = codeOfFunctions();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    if (project !== AS_SHIPPED) return;
    const { file } = test.location;
    const name = [`[${AS_SHIPPED}]`, basename(file), ...titles].join(' › ');
    const served = annotations.find(({ type }) => type === SERVED)?.description;
    if (status === 'passed' && served !== undefined)
      this.#journeys[name] = {
        code: codeOf(file),
        functions: this.#functions,
        served: servedSchema.parse(JSON.parse(served)),
      };
    else this.#journeys[name] = { code: '', functions: '', served: {} };
  }

  onEnd(): void {
    mkdirSync(dirname(SERVED_FILE), { recursive: true });
    writeFileSync(SERVED_FILE, JSON.stringify(this.#journeys));
  }
}
