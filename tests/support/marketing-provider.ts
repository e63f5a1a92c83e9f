import type { Page, Route } from '@playwright/test';
import { MARKETING_FORMS_ORIGIN, MARKETING_SCRIPT_ORIGIN } from '#src/features/marketing-forms/marketing-forms.ts';

/** What the stand-in's script draws: one field and a button, sent to the provider's other host. */
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

/** What the provider's script host answers. */
const ANSWERS = {
  drawing: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  failing: (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
} as const;

type Provider = {
  /** Whatever was asked of hosts other than the site's: `['https://js-eu1…/forms/embed/v2.js']`. */
  asked: string[];
  /** What visitors have sent it: `[{ to: '/eu1/26000001/form-cpf', email: 'zoe@courriel.example' }]`. */
  received: { to: string; email: string | null }[];
};

/** Stands in for the marketing provider's two hosts. */
export async function standInForProvider(page: Page, answer: keyof typeof ANSWERS = 'drawing'): Promise<Provider> {
  const provider: Provider = { asked: [], received: [] };
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') provider.asked.push(request.url());
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
