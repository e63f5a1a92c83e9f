import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

function published(style: string, body: string, scripts: Record<string, string> = {}): string {
  const files = { scripts: new Map(Object.entries(scripts)), sheets: new Map([['page.css', style]]) };
  const page = `<head><link rel="stylesheet" href="/_astro/page.css"></head><body>${body}</body>`;
  const [, styles = ''] = /<style>(.*)<\/style><\/head>/s.exec(pageStyles(files)(page)) ?? [];
  return styles.replace(/^@layer [^{]*?;/, '');
}

test('keeps classes of inline scripts and of scripts loaded directly or indirectly', () => {
  const body = '<script type="module" src="/_astro/first.a1.js"></script><script>a.className="inline"</script>';
  const scripts = {
    'first.a1.js': 'import("./later.b2.js");a.className=`first`',
    'later.b2.js': "a.className='x later:on'",
    'elsewhere.c3.js': 'a.className="elsewhere"',
  };
  const styles = String.raw`.inline{top:0}.first{top:1px}.later\:on{top:2px}.elsewhere{top:3px}`;
  expect(published(styles, body, scripts)).toBe(String.raw`.inline{top:0}.first{top:1px}.later\:on{top:2px}`);
});

test('removes Tailwind variables and animations that no rule uses', () => {
  const styles =
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}' +
    '*{--tw-a:initial;--tw-b:initial;--own:1px}p{--tw-a:1px;top:var(--tw-a);text-wrap:pretty}.y{top:var(--tw-b)}' +
    '@keyframes caret{to{opacity:0}}@keyframes pulse{to{opacity:.5}}b{animation:1s caret}.y{animation:1s pulse}';
  expect(published(styles, '<p><b></b></p>')).toBe(
    '@property --tw-a{syntax:"*";inherits:false}*{--tw-a:initial;--own:1px}p{--tw-a:1px;top:var(--tw-a);text-wrap:pretty}' +
      '@keyframes caret{to{opacity:0}}b{animation:1s caret}',
  );
});

test('removes typefaces for characters that are not on the page', () => {
  const faces =
    '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:url(b.woff2);unicode-range:U+24,U+26-27}';
  const shows = (body: string) => published(faces, body).includes('font-family:B');
  expect(shows('<p title="$">un</p><script>$</script>')).toBe(false);
  expect(shows('<p>12&nbsp;ans&#8239;?</p>')).toBe(false);
  expect(shows('<p>12 $</p>')).toBe(true);
  expect(shows('<p>Cours &amp; ateliers</p>')).toBe(true);
  expect(published(faces, '')).toContain('font-family:A');
});

test('removes a tone that no element has, and no other selector that ends with a tone', () => {
  const styles = '[data-tone=red]{top:0}[data-tone=blue]{top:1px}.row[data-state=full]{top:2px}.b{top:3px}';
  const body = '<p class="row b" data-tone="blue"></p>';
  expect(published(styles, body)).toBe('[data-tone=blue]{top:1px}.row[data-state=full]{top:2px}.b{top:3px}');
});
