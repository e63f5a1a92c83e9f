import { expect, test } from 'vitest';
import { readableText } from './editorial-text.ts';

test('keeps the title, text, source and link of a part', () => {
  expect(readableText('<Note title="À retenir">\n\nDu **texte**.\n\n</Note>')).toBe('**À retenir**\n\nDu **texte**.');
  expect(readableText('<DataTable caption="Parts" source="caisse">\n\n| a |\n| - |\n\n</DataTable>')).toBe(
    '**Parts**\n\n| a |\n| - |\n\nSource\u00a0: caisse',
  );
  expect(readableText('<CallToAction href="/contact" label="Écrire">\n\nOn en parle.\n\n</CallToAction>')).toBe(
    'On en parle.\n\n[Écrire](/contact)',
  );
  expect(readableText('<Question question="Oui ?">\n\nNon.\n\n</Question>')).toBe('**Oui ?**\n\nNon.');
});
