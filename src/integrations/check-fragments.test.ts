import { expect, test } from 'vitest';
import { temporaryProject } from '#tests/support/temporary-project.ts';
import { checkFragments } from './check-fragments.ts';

test('names each link to a part that its page does not have', async () => {
  const links = [
    '#%C3%A9t%C3%A9',
    '#rien',
    '/contact#bureaux',
    '/contact#demande',
    '/contact#top',
    'https://a.example/#b',
  ];
  const page = links.map((href) => `<a class="a" href="${href}">a</a>`).join('');
  const dist = temporaryProject({
    'index.html': `<h2 id="été">Été</h2>${page}`,
    'contact.html': '<section id="demande"></section>',
  });
  await expect(checkFragments(dist, ['contact.html', 'index.html'])).rejects.toThrow(
    /existe\.\n {2}index\.html\u00a0: #rien\n {2}index\.html\u00a0: \/contact#bureaux$/,
  );
});
