import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const page = (body: string, sheet = 'page.css') =>
  `<head><link rel="stylesheet" href="/_astro/${sheet}"></head><body>${body}</body>`;

/** The published style sheet and body of a page. */
function published(style: string, body: string, scripts: Record<string, string> = {}, lateStyles = '') {
  const files = { scripts: new Map(Object.entries(scripts)), sheets: new Map([['page.css', style]]), lateStyles };
  const html = pageStyles(files)(page(body));
  const [, styles = '', markup = ''] = /<style>(.*)<\/style><\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  return { styles: styles.replace(/^@layer [^{]*?;/, ''), markup };
}

test('removes rules whose class, element or data attribute is not on the page', () => {
  const styles =
    '.seen{top:0}.unseen{top:1px}.seen .unseen{top:3px}.seen:not(.unseen){left:1px}p{top:4px}' +
    '[data-tone=blue]{top:5px}[data-tone=pink]{top:6px}html:has(.unseen){top:7px}.seen:is(.unseen,b){top:8px}' +
    '.seen :is(pre,b){left:2px}.seen pre{left:3px}code{left:4px}';
  expect(
    published(styles, '<p class="seen" data-tone="blue"></p><b></b><script>"seen" "unseen2" "code"</script>').styles,
  ).toBe(
    '.seen{top:0}.seen:not(.unseen){left:1px}p{top:4px}[data-tone=blue]{top:5px}.seen:is(.unseen,b){top:8px}' +
      '.seen :is(pre,b){left:2px}code{left:4px}',
  );
});

test('keeps classes of inline scripts and of scripts loaded directly or indirectly', () => {
  const body = '<script type="module" src="/_astro/first.a1.js"></script><script>a.className="inline"</script>';
  const scripts = {
    'first.a1.js': 'import("./later.b2.js");a.className=`first`',
    'later.b2.js': "a.className='x later:on'",
    'elsewhere.c3.js': 'a.className="elsewhere"',
  };
  const styles = String.raw`.inline{top:0}.first{top:1px}.later\:on{top:2px}.elsewhere{top:3px}`;
  expect(published(styles, body, scripts).styles).toBe(String.raw`.inline{top:0}.first{top:1px}.later\:on{top:2px}`);
});

test('merges classes that always appear together into one short name', () => {
  const styles = String.raw`.grid{display:grid}.p-2\.5{padding:8px}.lg\:p-4{margin:0}.\[\&\>li\]\:mt-1>li{top:1px}.hidden{display:none}.late{top:0}`;
  const body =
    '<ul class="grid p-2.5 [&amp;>li]:mt-1 late"><li></ul><p class="p-2.5 grid"></p><p class="grid hidden lg:p-4"></p><script>"hidden"</script>';
  const { styles: short, markup } = published(styles, body, {}, '.late{left:0}');
  expect(markup).toContain('<ul class="A B C late"><li></ul><p class="B A"></p><p class="A hidden D"></p>');
  expect(short).toBe('.A{display:grid}.B{padding:8px}.D{margin:0}.C>li{top:1px}.hidden{display:none}.late{top:0}');
});

test('keeps all class names of a page that the contact function completes', () => {
  const body = '<p class="grid"></p><!--slot:body--><p></p><!--/slot:body-->';
  expect(published('.grid{display:grid}', body)).toEqual({ styles: '.grid{display:grid}', markup: body });
});

test('removes Tailwind variables and animations that no rule uses', () => {
  const styles =
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}' +
    '*{--tw-a:initial;--tw-b:initial;--own:1px}p{--tw-a:1px;top:var(--tw-a);text-wrap:pretty}.y{top:var(--tw-b)}.text-wrap{left:0}' +
    '@keyframes caret{to{opacity:0}}@keyframes pulse{to{opacity:.5}}b{animation:1s caret}.y{animation:1s pulse}';
  expect(published(styles, '<p><b></b></p>').styles).toBe(
    '@property --tw-a{syntax:"*";inherits:false}*{--tw-a:initial;--own:1px}p{--tw-a:1px;top:var(--tw-a);text-wrap:pretty}' +
      '@keyframes caret{to{opacity:0}}b{animation:1s caret}',
  );
});

test('removes typefaces for characters that are not on the page', () => {
  const faces =
    '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:url(b.woff2);unicode-range:U+24,U+26-27}';
  const shows = (body: string) => published(faces, body).styles.includes('font-family:B');
  expect(shows('<p title="$">un</p><script>$</script>')).toBe(false);
  expect(shows('<p>12&nbsp;ans&#8239;?</p>')).toBe(false);
  expect(shows('<p>12 $</p>')).toBe(true);
  expect(shows('<p>Cours &amp; ateliers</p>')).toBe(true);
  expect(published(faces, '').styles).toContain('font-family:A');
});
