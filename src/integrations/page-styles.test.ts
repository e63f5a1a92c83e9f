import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const page = (style: string, body: string) => `<head><style>${style}</style></head><body>${body}</body>`;
const purged = (html: string, scripts: Record<string, string> = {}) =>
  pageStyles(new Map(Object.entries(scripts)))(html);

test('leaves out the rules of classes that the page does not name, and no other', () => {
  const styles =
    '.seen{top:0}.unseen{top:1px}.seen .unseen{top:3px}.seen,.unseen{left:0}.seen:not(.unseen){left:1px}p{top:4px}';
  expect(purged(page(styles, '<p class="seen">'))).toBe(
    page('.seen{top:0;left:0}.seen:not(.unseen){left:1px}p{top:4px}', '<p class="seen">'),
  );
});

test('leaves out the rules of elements and values of attributes that neither the page nor a script names', () => {
  const styles =
    'html{top:0}table{top:1px}ul>li{top:2px}p:not(table){top:3px}[data-tone=blue]{top:4px}[data-tone=pink]{top:5px}';
  const body = '<p data-tone="blue">';
  expect(purged(page(styles, body))).toBe(page('html{top:0}p:not(table){top:3px}[data-tone=blue]{top:4px}', body));
  const added = 'a.append(document.createElement("table"));a.dataset.tone="pink"';
  const kept = purged(page(styles, `${body}<script>${added}</script>`));
  expect(kept).toContain('table{top:1px}');
  expect(kept).toContain('[data-tone=pink]{top:5px}');
  expect(kept).not.toContain('li{');
});

test('keeps the rules of all elements on a page that is filled in later', () => {
  const body = '<!--slot:body--><p></p><!--/slot:body-->';
  expect(purged(page('li{top:0}', body))).toBe(page('li{top:0}', body));
});

test('leaves out rules for pages that have an element of a class which the page does not name', () => {
  const styles = String.raw`html:has(.unseen\:x){top:0}html:has(.seen){top:1px}@media print{a:has(>.unseen\:x){top:2px}}`;
  expect(purged(page(styles, '<p class="seen">'))).toBe(page('html:has(.seen){top:1px}', '<p class="seen">'));
});

test('keeps utilities with colons, slashes, brackets and points in their names', () => {
  const styles = String.raw`.lg\:p-2\.5{top:0}.w-1\/2{top:1px}.\[\&\>li\]\:mt-1>li{top:2px}.lg\:p-3{top:3px}`;
  const kept = String.raw`.lg\:p-2\.5{top:0}.w-1\/2{top:1px}.\[\&\>li\]\:mt-1>li{top:2px}`;
  const body = '<ul class="lg:p-2.5 w-1/2 [&amp;&gt;li]:mt-1"><li></ul>';
  expect(purged(page(styles, body))).toBe(page(kept, body));
});

test('keeps what a script of the page adds, and what a script adds that it loads later', () => {
  const styles = String.raw`.inline{top:0}.first{top:1px}.later\:on{top:2px}.elsewhere{top:3px}`;
  const body = '<script type="module" src="/_astro/first.a1.js"></script><script>a.className="inline"</script>';
  const scripts = {
    'first.a1.js': 'import("./later.b2.js");a.className=`first`',
    'later.b2.js': "a.className='x later:on'",
    'elsewhere.c3.js': 'a.className="elsewhere"',
  };
  expect(purged(page(styles, body), scripts)).toBe(
    page(String.raw`.inline{top:0}.first{top:1px}.later\:on{top:2px}`, body),
  );
});

test('leaves out variables of utilities that no rule reads any more', () => {
  const styles =
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}' +
    '*{--tw-a:initial;--tw-b:initial;--own:1px}.x{--tw-a:1px;top:var(--tw-a)}.y{top:var(--tw-b)}';
  const kept = '@property --tw-a{syntax:"*";inherits:false}*{--tw-a:initial;--own:1px}.x{--tw-a:1px;top:var(--tw-a)}';
  expect(purged(page(styles, '<p class="x">'))).toBe(page(kept, '<p class="x">'));
});

test('keeps a property and an animation that an unused class shares its name with', () => {
  const styles =
    '.text-wrap{top:0}.caret{top:0}p{text-wrap:pretty}@keyframes caret{to{opacity:0}}b{animation:1s caret}';
  const kept = pageStyles(new Map())(`<style>${styles}</style><p><b></b></p>`);
  expect(kept).toContain('p{text-wrap:pretty}');
  expect(kept).toContain('@keyframes caret');
});

test('leaves out an animation that no rule plays any more', () => {
  const styles =
    '@keyframes caret{to{opacity:0}}@keyframes pulse{to{opacity:.5}}.x{animation:1s caret}.y{animation:1s pulse}';
  const kept = '@keyframes caret{to{opacity:0}}.x{animation:1s caret}';
  expect(purged(page(styles, '<p class="x">'))).toBe(page(kept, '<p class="x">'));
});

test('gives utilities that always stand together one short name, and keeps those of components and scripts', () => {
  const styles = String.raw`@layer components{.card{top:0}}@layer utilities{.grid{display:grid}.p-2{padding:8px}.lg\:p-4{margin:0}.\[\&\>li\]\:mt-1>li{top:1px}.hidden{display:none}}`;
  const body =
    '<ul class="card grid p-2 [&amp;>li]:mt-1"><li></ul><p class="p-2 grid"></p><p class="grid hidden lg:p-4"></p>' +
    '<script>list.hidden(`hidden`)</script>';
  const short =
    '<ul class="card A B C"><li></ul><p class="B A"></p><p class="A hidden D"></p>' +
    '<script>list.hidden(`hidden`)</script>';
  const layers =
    '@layer components{.card{top:0}}@layer utilities{.A{display:grid}.B{padding:8px}.D{margin:0}.C>li{top:1px}.hidden{display:none}}';
  expect(purged(page(styles, body))).toBe(page(layers, short));
});

test('keeps the names of a page that the contact function completes', () => {
  const styles = '@layer utilities{.grid{display:grid}}';
  const body = '<p class="grid"></p><!--slot:body--><p></p><!--/slot:body-->';
  expect(purged(page(styles, body))).toBe(page(styles, body));
});

test('writes out a variable of Tailwind that nothing sets', () => {
  const declared = '@property --tw-line{syntax:"*";inherits:false;initial-value:solid}';
  expect(purged(page(`p{border-style:var(--tw-line)}${declared}`, '<p>'))).toBe(page('p{border-style:solid}', '<p>'));
  const set = `p{border-style:var(--tw-line);--tw-line:dashed}b{--tw-line:dotted}${declared}`;
  expect(purged(page(set, '<p><b>'))).toContain('var(--tw-line)');
});

test('leaves out the typefaces of characters that the page does not show', () => {
  const common = '@font-face{font-family:A;src:url(a.woff2)}';
  const rare = '@font-face{font-family:B;src:url(b.woff2);unicode-range:U+24,U+26-27}';
  const shows = (body: string) => purged(page(common + rare, body)).includes('font-family:B');
  expect(shows('<p title="$">un</p><script>$</script>')).toBe(false);
  expect(shows('<p>12 $</p>')).toBe(true);
  expect(shows('<p>Cours &amp; ateliers</p>')).toBe(true);
  expect(purged(page(common + rare, ''))).toContain('font-family:A');
});

test('writes out a variable of Tailwind that is set to nothing but its initial value', () => {
  const styles = (set: string) =>
    `@property --tw-a{syntax:"*";inherits:false;initial-value:""}*{--tw-a:""}p:before{--tw-a:${set};content:var(--tw-a)}`;
  expect(purged(page(styles('""'), '<p>'))).toBe(page('p:before{content:""}', '<p>'));
  expect(purged(page(styles('"–"'), '<p>'))).toContain('var(--tw-a)');
});

test('leaves out what Tailwind says of the theme in a sheet that only refers to it', () => {
  const styles = 'p{color:var(--color-ink,#123);font-family:var(--font-text,text, "a (b)");top:var(--foot,0px)}';
  expect(purged(page(styles, '<p>'))).toBe(
    page('p{color:var(--color-ink);font-family:var(--font-text);top:var(--foot,0px)}', '<p>'),
  );
});
