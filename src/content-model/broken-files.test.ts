import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARTICLE, COURSE, course, markdown, problemsWith } from '#tests/support/checked-content.ts';
import { problemFinding } from './finding.ts';
import { printFindings } from './print-findings.ts';
import { brokenText } from './broken-text.ts';

const MDX = 'content/blog/913-essai.mdx';
const ARTICLE_FILE = 'content/blog/913-essai.md';
const SITE = 'content/site.yaml';

/** An article without tags, whose text begins on line 8. */
const article = (body: string) => markdown(ARTICLE).replace(/Texte\.$/, body);
const sheet = (fields: Record<string, unknown> = {}) => markdown(course({ title: 'Une fiche à part', ...fields }));
const rough = (...lines: string[]) => `---\n${lines.join('\n')}\n---\nTexte.\n`;
const now = (file: string) => readFileSync(file, 'utf8');
const within = (file: string, before: string | RegExp, after: string) => ({ [file]: now(file).replace(before, after) });

type Broken = readonly [
  what: string,
  files: Record<string, string | Buffer | null>,
  place: string,
  found: RegExp,
  mend: RegExp,
];

const FILES: Broken[] = [
  ['an empty file', { [COURSE]: '' }, `${COURSE}:1`, /fichier vide/, /supprimez le fichier/],
  ['a file of blank lines', { [COURSE]: '\uFEFF\n \n' }, `${COURSE}:1`, /fichier vide/, /Discard Changes/],
  [
    'a file in Windows-1252',
    { [COURSE]: Buffer.from(sheet({ title: 'Été à Angers' }), 'latin1') },
    `${COURSE}:2`,
    /caractères illisibles, le premier à la ligne 2/,
    /UTF-8/,
  ],
  ['a replaced character', { [ARTICLE_FILE]: article('Un caf\uFFFD.') }, `${ARTICLE_FILE}:8`, /un caractère/, /UTF-8/],
  ['a file in UTF-16', { [COURSE]: Buffer.from(`\uFEFF${sheet()}`, 'utf16le') }, `${COURSE}:1`, /UTF-16/, /UTF-8/],
  [
    'a picture named as a text',
    { [COURSE]: Buffer.from([0x89, 0x50, 0, 0, 1]) },
    `${COURSE}:1`,
    /n’est pas du texte/,
    /./,
  ],
  [
    'conflict markers in a text',
    { [ARTICLE_FILE]: article('Un.\n\n<<<<<<< HEAD\nDeux.\n=======\nTrois.\n>>>>>>> main\n') },
    `${ARTICLE_FILE}:10`,
    /mêlées par Git.*<<<<<<< HEAD/,
    /GitHub Desktop/,
  ],
  [
    'conflict markers in the fields',
    { [COURSE]: rough('<<<<<<< HEAD', 'title: A', '=======', 'title: B', '>>>>>>> main') },
    `${COURSE}:2`,
    /mêlées par Git/,
    /gardez la version/,
  ],
  [
    'conflict markers in a data file',
    within(SITE, 'brand:', '<<<<<<< HEAD\nbrand:'),
    `${SITE}:${now(SITE).split('\n').indexOf('brand:') + 1}`,
    /mêlées par Git/,
    /<<<<<<</,
  ],
  [
    'no opening dashes',
    { [COURSE]: 'title: Excel\n---\nTexte.\n' },
    `${COURSE}:1`,
    /« title: Excel » en tête/,
    /ajoutez/,
  ],
  ['a text alone', { [COURSE]: 'Texte seul.\n' }, `${COURSE}:1`, /« Texte seul\. » en tête/, /fichier voisin/],
  ['two dashes for three', { [COURSE]: '--\ntitle: Excel\n---\n' }, `${COURSE}:1`, /« -- »/, /trois tirets/],
  [
    'no closing dashes',
    { [COURSE]: '---\ntitle: Excel\n\nTexte.\n' },
    `${COURSE}:1`,
    /que rien ne ferme/,
    /trois tirets/,
  ],
  [
    'a quotation that never ends',
    { [COURSE]: rough('title: "Excel', 'description: Pour tous', 'category: Bureautique') },
    `${COURSE}:2`,
    /jamais fermé, ligne 2 : title: "Excel/,
    /ajoutez le guillemet/,
  ],
  [
    'straight quotes within quotes',
    { [COURSE]: rough('title: Excel', "description: 'l'essentiel'") },
    `${COURSE}:3`,
    /un guillemet au milieu/,
    /« et »/,
  ],
  [
    'a tab in the indentation',
    { [COURSE]: rough('title: Excel', 'modules:', '\t- title: Saisir') },
    `${COURSE}:4`,
    /une tabulation/,
    /espaces/,
  ],
  [
    'a field given twice',
    { [COURSE]: rough('title: A', 'title: B') },
    `${COURSE}:3`,
    /écrit deux fois/,
    /une des deux/,
  ],
  [
    'a list under a name, and that name again',
    { [COURSE]: rough('objectives: &liste [a, b]', 'prerequisites: *liste') },
    `${COURSE}:3`,
    /reprise par son nom, ligne 3/,
    /recopiez/,
  ],
  [
    'a list that holds itself',
    { [COURSE]: rough('objectives: &liste', '  - *liste') },
    `${COURSE}:3`,
    /reprise par son nom, ligne 3/,
    /recopiez/,
  ],
  ['a colon in a value', { [COURSE]: rough('title: Excel : A') }, `${COURSE}:2`, /illisible, la ligne 2/, /guillemets/],
  ['a list without end', { [COURSE]: rough('objectives: [a, b', 'title: A') }, `${COURSE}:3`, /illisible/, /décalages/],
];

const TEXTS: Broken[] = [
  [
    'a comment',
    { [MDX]: article('Un.\n\n<!-- note -->\n') },
    `${MDX}:10`,
    /commentaire HTML.*<!-- note -->/,
    /retirez/,
  ],
  ['a line break of HTML', { [MDX]: article('Été<br>suite') }, `${MDX}:8`, /« <br> »/, /<br \/>/],
  ['a rule of HTML', { [MDX]: article('Un.\n\n<hr>\n') }, `${MDX}:10`, /« <hr> »/, /Markdown/],
  ['a picture of HTML', { [MDX]: article('<img src="/x.png">') }, `${MDX}:8`, /<img/, /!\[sa description\]/],
  ['a tag that never ends', { [MDX]: article('<div>\n\nTexte') }, `${MDX}:8`, /non fermée.*<div>/, /ajoutez la balise/],
  ['a tag that never began', { [MDX]: article('Un </b> deux') }, `${MDX}:8`, /<\/b>/, /retirez/],
  [
    'an address between angles',
    { [MDX]: article('<https://exemple.example>') },
    `${MDX}:8`,
    /<https/,
    /\[texte du lien\]/,
  ],
  ['a lesser sign', { [MDX]: article('Moins de <3 jours') }, `${MDX}:8`, /inférieur à.*3 jours/, /moins de/],
  ['a brace', { [MDX]: article('Le prix {montant}') }, `${MDX}:8`, /prix \{montant\}/, /accolade/],
  ['a brace that never closes', { [MDX]: article('Un {deux') }, `${MDX}:8`, /Un \{deux/, /accolade/],
  ['an unknown part', { [MDX]: article('<Encart>\n\na\n\n</Encart>') }, `${MDX}:8`, /composant inconnu/, /corrigez/],
  ['a part left open', { [MDX]: article('<Note title="x">\n\na\n') }, `${MDX}:8`, /non fermée/, /ajoutez la balise/],
  [
    'steps without a list',
    { [MDX]: article('<Steps>\n\nUn.\n\n</Steps>') },
    `${MDX}:8`,
    /« Un\. »/,
    /entre les deux balises/,
  ],
  ['one step', { [MDX]: article('a\n\n<Steps>\n\n1. Un\n\n</Steps>') }, `${MDX}:10`, /« Un »/, /composants-mdx/],
  ['steps on one line', { [MDX]: article('<Steps>1. a\n2. b</Steps>') }, `${MDX}:8`, /1\. a/, /entre les deux/],
  [
    'one key figure',
    { [MDX]: article('<KeyFigures source="x">\n\n- **1** a\n\n</KeyFigures>') },
    `${MDX}:8`,
    /« 1 a »/,
    /entre les deux/,
  ],
  ['no table', { [MDX]: article('<DataTable caption="x">\n\nUn.\n\n</DataTable>') }, `${MDX}:8`, /« Un\. »/, /entre/],
  ['an empty note', { [MDX]: article('<Note title="x">\n\n</Note>') }, `${MDX}:8`, /rien/, /entre/],
  [
    'a part in Markdown',
    { [ARTICLE_FILE]: article('<Note title="x">\n\na\n\n</Note>') },
    `${ARTICLE_FILE}:8`,
    /<Note>/,
    /x,/,
  ],
];

const LINKS: Broken[] = [
  [
    'a course that is not',
    { [ARTICLE_FILE]: article('[x](/courses/excel-fondamentau)') },
    `${ARTICLE_FILE}:8`,
    /fondamentau »/,
    /excel-fondamentaux »/,
  ],
  [
    'a page that is not',
    { [COURSE]: `${sheet()}\n\n[x](/nexiste-pas)\n` },
    `${COURSE}:9`,
    /nexiste-pas/,
    /corrigez l’adresse/,
  ],
  [
    'a page with .html',
    { [ARTICLE_FILE]: article('[x](/contact.html)') },
    `${ARTICLE_FILE}:8`,
    /contact\.html/,
    /« \/contact »/,
  ],
  [
    'a page with a last bar',
    { [ARTICLE_FILE]: article('[x](/courses/)') },
    `${ARTICLE_FILE}:8`,
    /courses\//,
    /« \/courses »/,
  ],
  ['a relative link', { [ARTICLE_FILE]: article('[x](contact)') }, `${ARTICLE_FILE}:8`, /« contact »/, /« \/contact »/],
  [
    'our own address',
    { [ARTICLE_FILE]: article('[x](https://www.cursive-formation.example/blg)') },
    `${ARTICLE_FILE}:8`,
    /blg/,
    /\/blog/,
  ],
  [
    'a link by reference',
    { [ARTICLE_FILE]: article('[x][1]\n\n[1]: /nexiste-pas') },
    `${ARTICLE_FILE}:10`,
    /nexiste/,
    /./,
  ],
  ['a link of HTML', { [ARTICLE_FILE]: article('<a href="/nexiste-pas">x</a>') }, `${ARTICLE_FILE}:8`, /nexiste/, /./],
  [
    'a button',
    { [MDX]: article('<CallToAction href="/contct" label="x">\n\na\n\n</CallToAction>') },
    `${MDX}:8`,
    /contct/,
    /\/contact/,
  ],
  [
    'a heading that is not',
    { [ARTICLE_FILE]: article('[x](#le-matn)\n\n## Le matin\n') },
    `${ARTICLE_FILE}:8`,
    /#le-matn/,
    /#le-matin/,
  ],
  [
    'a request about no course',
    { [ARTICLE_FILE]: article('[x](/contact?formation=exel)') },
    `${ARTICLE_FILE}:8`,
    /exel/,
    /./,
  ],
  [
    'a category of nothing',
    { [ARTICLE_FILE]: article('[x](/courses?category=Bureautiqe)') },
    `${ARTICLE_FILE}:8`,
    /Bureautiqe/,
    /Bureautique/,
  ],
  [
    'a picture',
    { [ARTICLE_FILE]: article('![x](/images/absente.png)') },
    `${ARTICLE_FILE}:8`,
    /absente/,
    /content\/images\/absente/,
  ],
  [
    'a picture in other letters',
    { [ARTICLE_FILE]: article('![x](/images/certifications/Qualiopi.svg)') },
    `${ARTICLE_FILE}:8`,
    /Qualiopi/,
    /qualiopi/,
  ],
  [
    'a picture beside the text',
    { [ARTICLE_FILE]: article('![x](./absente.png)') },
    `${ARTICLE_FILE}:8`,
    /absente/,
    /déposez/,
  ],
  // Astro would import it.
  [
    'a file beside the text that is there',
    { [ARTICLE_FILE]: article('![x](./~dessin.js)'), 'content/blog/~dessin.js': 'export default 1' },
    `${ARTICLE_FILE}:8`,
    /dessin\.js/,
    /déposez/,
  ],
  // Astro takes the spaces away that would make it shown code.
  [
    'an indented first line of HTML',
    { [ARTICLE_FILE]: article('    <form action="https://ailleurs.example">') },
    `${ARTICLE_FILE}:8`,
    /<form/,
    /./,
  ],
  [
    'a link in a field',
    within(SITE, /(faq:\n.*\n? +answer:) .*/, '$1 Voyez [la page](/nexiste-pas).'),
    `${SITE}:`,
    /nexiste/,
    /./,
  ],
  [
    'a page of a figure',
    within('content/figures.yaml', '[/, /about]', '[/, /aboot]'),
    'content/figures.yaml:',
    /aboot/,
    /about/,
  ],
  [
    'a button of a thank-you page',
    within('content/requests.yaml', 'href: /formation-ia\n', 'href: /formation-i\n'),
    'content/requests.yaml:',
    /formation-i »/,
    /formation-ia/,
  ],
];

const PLACES: Broken[] = [
  ['.MD', { 'content/courses/essai.MD': sheet() }, 'content/courses/essai.MD', /ne lit pas/, /essai\.md$/],
  [
    '.markdown',
    { 'content/blog/9-essai.markdown': 'x' },
    'content/blog/9-essai.markdown',
    /ne lit pas/,
    /9-essai\.md$/,
  ],
  ['.txt', { 'content/courses/essai.txt': 'x' }, 'content/courses/essai.txt', /ne lit pas/, /essai\.md$/],
  ['.yml', { 'content/creators/essai.yml': 'x' }, 'content/creators/essai.yml', /ne lit pas/, /essai\.yaml$/],
  ['.docx', { 'content/courses/essai.docx': 'x' }, 'content/courses/essai.docx', /ne lit pas/, /sortez-le/],
  [
    '.mdx among legal pages',
    { 'content/legal/essai.mdx': 'x' },
    'content/legal/essai.mdx',
    /ne lit pas/,
    /sortez|essai\.md/,
  ],
  ['a data file of another ending', { 'content/site.yml': 'x' }, 'content/site.yml', /ne lit pas/, /site\.yaml/],
  ['a file of no kind', { 'content/notes.md': 'x' }, 'content/notes.md', /ne lit pas/, /sortez-le/],
  ['an accent in a name', { 'content/courses/été.md': sheet() }, 'content/courses/été.md', /nommé été\.md/, /ete\.md/],
];

const ENTRIES: Broken[] = [
  [
    'a mistyped category',
    { [COURSE]: sheet({ category: 'Bureautiqe' }) },
    `${COURSE}:4, champ category`,
    /Bureautiqe/,
    /Bureautique/,
  ],
  [
    'a category in other letters',
    { [COURSE]: sheet({ category: 'bureautique' }) },
    `${COURSE}:4, champ category`,
    /./,
    /« Bureautique »/,
  ],
  [
    'a category of nothing in a catalogue page',
    within('content/catalogues/bureautique.yaml', 'category: Bureautique', 'category: Digital'),
    'content/catalogues/bureautique.yaml:5, champ category',
    /« Digital »/,
    /une de ces catégories/,
  ],
  [
    'an article in no category of the blog',
    { [ARTICLE_FILE]: markdown({ ...ARTICLE, category: 'Cuisine' }) },
    `${ARTICLE_FILE}:4, champ category`,
    /« Cuisine »/,
    /content\/categories\.yaml/,
  ],
  [
    'a tone that no palette has',
    within('content/categories.yaml', 'tone: green', 'tone: vert'),
    'content/categories.yaml:10, champ courses[2].tone',
    /« vert »/,
    /une de ces valeurs/,
  ],
  [
    'courses that an article category leads to and nobody may choose',
    within('content/categories.yaml', 'courses: Informatique', 'courses: Digital'),
    'content/categories.yaml',
    /« Digital »/,
    /corrigez/,
  ],
  [
    'a mistyped category of an article',
    { [ARTICLE_FILE]: markdown({ ...ARTICLE, category: 'Securité' }) },
    `${ARTICLE_FILE}:4, champ category`,
    /./,
    /Sécurité/,
  ],
  [
    'two courses of one title',
    { [COURSE]: sheet({ title: 'Excel : les fondamentaux' }) },
    ':2, champ title',
    /déjà l’intitulé/,
    /brouillon/,
  ],
  [
    'a hidden member nobody is',
    within(SITE, /hiddenTeamMember: .*/, 'hiddenTeamMember: Barnabé Élysé-Thorel'),
    `${SITE}:`,
    /Élysé-/,
    /Elysée|Élysée|ELYSEE/,
  ],
];

const all = [...FILES, ...TEXTS, ...LINKS, ...PLACES, ...ENTRIES];

/** Words of programs and of English, which no editor should meet. */
const FOREIGN =
  /\b(expected|unexpected|character|closing|error|at position|undefined|null|NaN|object|invalid|required|string|received|mapping|scalar|stream|token|expression|parse)\b/i;

test.each(all)(
  'says of %s what is wrong, where, and what to do, once and in French',
  (_what, files, place, found, mend) => {
    const problems = problemsWith(files);
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(problem?.found).toMatch(found);
    expect(problem?.mend).toMatch(mend);
    const report = printFindings(problems.map(problemFinding), { heading: '', columns: 10_000 }).replaceAll(
      '\u00a0',
      ' ',
    );
    expect(report).toContain(place.replace(', champ ', ', '));
    expect(report.replaceAll(/« [^»]*»|`[^`]*`|ligne \d+ : .*|« Discard Changes »/g, '')).not.toMatch(FOREIGN);
  },
);

test('says all that the compiler can’t read of a text at once', () => {
  const body =
    'Un<br>deux\n\n<!-- a -->\n\n<Steps>\n\n1. Un\n\n</Steps>\n\nMoins de <3 jours, {x}\n\n[x](/nexiste-pas)';
  expect(problemsWith({ [MDX]: article(body) }).map(({ line }) => line)).toEqual(
    expect.arrayContaining([8, 10, 12, 18, 20]),
  );
});

test.each([
  ['code that shows markers', article('```\n<<<<<<< HEAD\n=======\n>>>>>>> main\n```\n')],
  ['a rule under a title', article('Titre\n=======\n\nTexte\n')],
  [
    'links that lead somewhere',
    article(
      '[a](/courses/excel-fondamentaux#programme) [b](/blog/1) [c](/blog/1-recherchex-factures-clients) [d](/courses?category=Bureautique) [e](/contact?formation=excel-fondamentaux#demande) [f](/#faq) [g](/IA-demo) [h](/bureautique) [i](/cgv) [j](/merci-rappel) [k](/api/courses) [l](/landing-formation-ia) [m](/favicon.svg) [n](/programmes/excel-fondamentaux.pdf) [o](https://www.cursive-formation.example/about) [p](mailto:a@b.example) [q](https://exemple.example/x) [r](#haut) [s](/comparer?formations=excel-fondamentaux,word-documents-longs) [t](/rss.xml) [u](/courses/page/2)\n\n## Haut\n',
    ),
  ],
  ['a picture that is there', article('![x](/images/certifications/qualiopi.svg)')],
])('finds nothing wrong with %s', (_what, text) => {
  expect(problemsWith({ [ARTICLE_FILE]: text })).toEqual([]);
});

test('takes no notice of what systems and programs leave behind', () => {
  const names = [
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    'excel.md~',
    '.excel.md.swp',
    '~$fiche.docx',
    'excel.md.orig',
  ];
  expect(problemsWith(Object.fromEntries(names.map((name) => [`content/courses/${name}`, 'x'])))).toEqual([]);
});

test('takes a link to the address that a course had', () => {
  const files = {
    [COURSE]: sheet({ aliases: ['/courses/excel-2016'] }),
    [ARTICLE_FILE]: article('[x](/courses/excel-2016)'),
  };
  expect(problemsWith(files)).toEqual([]);
});

test('takes a category of its own, and a copy that is a draft', () => {
  expect(problemsWith({ [COURSE]: sheet({ category: 'Langues' }) })).toEqual([]);
  expect(problemsWith({ [COURSE]: sheet({ title: 'Excel, les fondamentaux', published: false }) })).toEqual([]);
});

test.each([
  ['---\ntitle: A\n------\n<script>a()</script>\n---\n', 3],
  ['---\ntitle: A\n--- export const x = 1\n', 3],
  ['---\ntitle: A\n--- \n{{brand.name}}\n---\n', 3],
  ['---\ntitle: A\n---/**/import "node:fs"\n', 3],
  ['---\ntitle: A\n---\f\n export const x = 1\n', 3],
  ['---\ntitle: A\n+++\nTexte\n---\n', 3],
  ['+++\ntitle = "A"\n+++\nTexte\n', 1],
  ['\n\n---\ntitle: A\n---\nTexte\n', 1],
])('refuses %j: where its fields end, two readers would not agree', (source, line) => {
  for (const file of ['content/blog/1-a.md', 'content/blog/1-a.mdx', 'content/legal/a.md'])
    expect(brokenText(file, source)).toEqual([
      expect.objectContaining({ line, allowed: expect.stringContaining('trois tirets seuls') as string }),
    ]);
});

test.each(['---\ntitle: A\n---\nTexte\n', '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nTexte\r\n', '---\ntitle: A\n---'])(
  'takes %j as it is',
  (source) => {
    expect(brokenText('content/blog/1-a.mdx', source)).toEqual([]);
  },
);
