import { expect, test } from 'vitest';
import { errorPage } from './error-page.ts';
import { Refusal } from './refusal.ts';

const shell = [
  '<!doctype html><html lang="fr"><head><title>Demande non envoyée</title></head>',
  '<body><header>Site</header><h1><!--slot:heading-->Titre<!--/slot:heading--></h1>',
  '<!--slot:body--><p>Corps</p><!--/slot:body--><footer>01 99 00 00 00</footer></body></html>',
].join('\n');

test('fills the page that the site was built with', async () => {
  const html = await errorPage(shell, new Refusal('storage_unavailable'), { firstName: '$& $1', leaveEmpty: '' });
  expect(html).toContain('<h1>Votre demande n’a pas été envoyée</h1>');
  expect(html).toContain('value="$&amp; $1"');
  expect(html).toContain('<footer>01 99 00 00 00</footer>');
  expect(html).not.toContain('Corps');
  expect(html).not.toContain('slot:');
});

test('writes a plain page where there is no build', async () => {
  const html = await errorPage(null, new Refusal('empty_body'), {});
  expect(html).toContain('<h1>Votre demande n’a pas été envoyée');
});
