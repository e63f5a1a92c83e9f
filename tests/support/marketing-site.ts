import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { MARKETING_FORMS_ORIGIN, MARKETING_SCRIPT_ORIGIN } from '#src/features/marketing-forms/marketing-forms.ts';
import { buildCopy, projectCopy } from './project-copy.ts';

const NAME = 'marketing-site';

/** The folder of a copy of the project whose content has the numbers of a marketing portal. */
export const MARKETING_SITE = resolve('.cache', NAME);

export const PORTAL = '26000001';

/** The number of each marketing form in that copy. */
export const FORM_NUMBERS = {
  registration: 'form-registration',
  programme: 'form-programme',
  cpf: 'form-cpf',
  creatorProgramme: 'form-creator-programme',
  creatorCpf: 'form-creator-cpf',
} as const;

/** Fills in the empty lines of `marketingForms`, as an editor does. */
export async function fillInNumbers(file: string): Promise<void> {
  let content = await readFile(file, 'utf8');
  for (const [name, number] of Object.entries({ portal: PORTAL, ...FORM_NUMBERS })) {
    const line = `  ${name}: ''\n`;
    if (!content.includes(line)) throw new Error(`content/site.yaml has no empty "${name}" to fill in`);
    content = content.replace(line, `  ${name}: '${number}'\n`);
  }
  await writeFile(file, content);
}

export async function buildMarketingSite(): Promise<void> {
  const folder = await projectCopy(process.cwd(), NAME);
  await fillInNumbers(join(folder, 'content/site.yaml'));
  await buildCopy(folder);
}

/** The script of the fake marketing service. It adds a form with one field and sends it to the service's other host. */
const SCRIPT = `
window.hbspt = { forms: { create({ portalId, formId, region, target, onFormReady, onFormSubmitted }) {
  const form = document.createElement('form');
  form.innerHTML = '<label>E-mail <input name="email" type="email" required></label> <button>Envoyer au prestataire</button>';
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    await fetch('${MARKETING_FORMS_ORIGIN}/' + [region, portalId, formId].join('/'), { method: 'POST', body });
    onFormSubmitted();
  });
  document.querySelector(target).append(form);
  onFormReady();
} } };`;

/** Responses of the service's script host. */
const ANSWERS = {
  working: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  failing: (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
} as const;

type MarketingService = {
  /** Requests to hosts other than the site's: `['https://js-eu1…/forms/embed/v2.js']`. */
  requested: string[];
  /** Forms that visitors sent: `[{ to: '/eu1/26000001/form-cpf', email: 'zoe@courriel.example' }]`. */
  received: { to: string; email: string | null }[];
};

/** Simulates the two hosts of the marketing service. */
export async function mockMarketingService(
  page: Page,
  answer: keyof typeof ANSWERS = 'working',
): Promise<MarketingService> {
  const provider: MarketingService = { requested: [], received: [] };
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') provider.requested.push(request.url());
  });
  await page.route(`${MARKETING_SCRIPT_ORIGIN}/**`, ANSWERS[answer]);
  await page.route(`${MARKETING_FORMS_ORIGIN}/**`, (route) => {
    const request = route.request();
    const email = new URLSearchParams(request.postData() ?? '').get('email');
    provider.received.push({ to: new URL(request.url()).pathname, email });
    return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{}' });
  });
  return provider;
}
