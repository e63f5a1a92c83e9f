import { expect, test } from 'vitest';
import { interpolate } from '#src/lib/template.ts';
import { legalValues } from './legal-values.ts';

const fill = (processors?: { name: string; country: string; purpose: string }[]) =>
  interpolate(
    '- Notre hébergeur.{{processors}}\n- Les conseillers.',
    legalValues({}, {}, processors),
    'confidentialite.md',
  );

test('lists the processors among those who receive data', () => {
  const mail = { name: 'Poste Exemple', country: 'France', purpose: 'qui achemine nos courriels' };
  const crm = { name: 'Carnet Exemple', country: 'Irlande', purpose: 'qui héberge notre suivi des demandes' };
  expect(fill([mail, crm])).toBe(
    '- Notre hébergeur.\n- Poste Exemple (France), qui achemine nos courriels.\n' +
      '- Carnet Exemple (Irlande), qui héberge notre suivi des demandes.\n- Les conseillers.',
  );
});

test('brings no markup into the text around it', () => {
  const values = legalValues({ brand: { legalName: '<script>a()</script>' } }, { answer: '[a](b)' }, [
    { name: '<b>', country: '*', purpose: '`' },
  ]);
  const filled = interpolate('{{brand.legalName}}{{answer}}{{processors}}', values, 'cgv.md');
  expect(filled).not.toMatch(/[<>[\]`*]/);
});

test('leaves the list as it is where none is named', () => {
  expect(fill()).toBe('- Notre hébergeur.\n- Les conseillers.');
});
