import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { FRONT_MATTER } from '#src/lib/front-matter.ts';
import { THOUSANDS, withoutThousands } from '#src/lib/normalize-input.ts';
import type { Problem } from './finding.ts';

type Words = Pick<Problem, 'found' | 'allowed' | 'mend'>;

export type Source = {
  /** The data of the YAML, unchecked; days are text. */
  data: unknown;
  /** The text below the front matter; empty in a data file. */
  body: string;
  /** How many lines of the file come before the body. */
  offset: number;
};

const SAVED = 'reprenez la version d’avant (« Discard Changes » dans GitHub Desktop)';

/** Why a file is no content at all, by what stands in it: the first that matches. */
const TEXT_FAULTS: readonly (Words & { sign: RegExp })[] = [
  { sign: /^\s*$/, found: 'un fichier vide', allowed: 'des champs', mend: `${SAVED}, ou supprimez le fichier` },
  {
    sign: /[\0\uFFFD]/,
    found: 'des caractères illisibles',
    allowed: 'un fichier enregistré en UTF-8, où les accents se lisent',
    mend: `${SAVED}, ou rouvrez-le et enregistrez-le avec l’encodage UTF-8`,
  },
  {
    sign: /^(<{7}|>{7})( |$)/m,
    found: 'deux versions mêlées par Git',
    allowed: 'une seule version du texte',
    mend: 'gardez la version qui convient, effacez l’autre et les lignes <<<<<<<, ======= et >>>>>>> ; ou, dans GitHub Desktop, « Discard Changes »',
  },
];

const FENCE_FAULT: Words = {
  found: 'des champs que trois tirets n’ouvrent pas, ou ne ferment pas',
  allowed: 'trois tirets (---) sur la première ligne, les champs dessous, puis trois tirets seuls sur une ligne',
  mend: 'écrivez trois tirets, rien d’autre, sur chacune de ces deux lignes, comme dans un fichier voisin',
};

const ALIAS_FAULT: Words = {
  found: 'une valeur reprise par son nom',
  allowed: 'chaque valeur écrite en entier',
  mend: 'recopiez la valeur ; un texte qui commence par * se met entre guillemets',
};

/** What a reason of js-yaml means to who typed the line. */
const YAML_FAULTS: readonly (Words & { reason: RegExp })[] = [
  {
    reason: /tab char/,
    found: 'une tabulation',
    allowed: 'des espaces, deux par niveau',
    mend: 'remplacez-la par des espaces, autant qu’à la ligne voisine',
  },
  {
    reason: /duplicated/,
    found: 'un champ écrit deux fois',
    allowed: 'chaque champ une seule fois',
    mend: 'gardez une des deux lignes',
  },
  { reason: /alias/, ...ALIAS_FAULT },
  {
    reason: /quoted scalar/,
    found: 'un guillemet ouvert et jamais fermé',
    allowed: 'une valeur entre deux guillemets droits',
    mend: 'ajoutez le guillemet à la fin de cette valeur, ou retirez celui du début',
  },
  {
    reason: /./,
    found: 'une ligne illisible',
    allowed: 'une ligne « champ: valeur »',
    mend: 'entourez de guillemets droits une valeur qui contient « : » ou « # », ou qui commence par un signe (à l’intérieur, écrivez des guillemets « français »), et vérifiez les décalages',
  },
];

const INVISIBLE_FAULT: Words = {
  found: 'une espace insécable, un signe invisible ou une puce de Word',
  allowed:
    'des espaces ordinaires au début de la ligne et après « champ: », un tiret et une espace avant chaque point d’une liste',
  mend: 'effacez le début de cette ligne, le signe invisible compris, et retapez-le',
};
const INVISIBLE = /^ *(?:[\u00A0\u202F\u200B-\u200D\u2060\uFEFF]|[•·\uF0B7]\s|(?:-|[A-Za-z]\w*:)[\u00A0\u202F\u200B])/;

type Misread = Words & { line: number };

const cutWords = (comment: string): Words => ({
  found: `une valeur coupée avant « #${comment} »`,
  allowed: 'une valeur entière : après une espace, # commence un commentaire',
  mend: 'entourez la valeur de guillemets droits, ou mettez le commentaire seul sur sa ligne',
});

const thousandWords = (raw: string): Words => ({
  found: `« ${raw} »`,
  allowed: 'un nombre sans séparateur de milliers, avec deux décimales au plus',
  mend: `écrivez ${withoutThousands(raw)}`,
});

/** Signs of a comment, of a thousand, of an alias and of a list: only a text with one of them is parsed again. */
const SUSPICIOUS = / #|\d[.,]\d{3}|[\s[,]\*\w|-[\u00A0\u202F]|[•·\uF0B7]\s/;

/** Values that YAML reads otherwise than they were written. */
function misreadIn(yaml: string): Misread[] {
  if (!SUSPICIOUS.test(yaml)) return [];
  const found: Misread[] = [];
  const lines = new LineCounter();
  const add = (node: { range?: [number, ...unknown[]] | null }, words: Words) =>
    found.push({ ...words, line: lines.linePos(node.range?.[0] ?? 0).line });
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Alias: (_, node) => {
      add(node, ALIAS_FAULT);
    },
    Scalar: (_, node, path) => {
      const { type, comment, source = '' } = node;
      if (type !== 'PLAIN') return;
      const pair = path.at(-1);
      const isPlace = isPair(pair) && isScalar(pair.key) && /^(lat|long)itude$/.test(String(pair.key.value));
      if (INVISIBLE.test(source)) add(node, INVISIBLE_FAULT);
      else if (comment) add(node, cutWords(comment));
      else if (THOUSANDS.test(source) && !isPlace) add(node, thousandWords(source));
    },
  });
  return found;
}

/** Takes a file apart, or says why that cannot be. */
export function readSource(file: string, source: string): Source | Problem[] {
  const lines = source.split('\n');
  const fault = ({ found, allowed, mend }: Words, line: number): Problem => {
    const written = lines[line - 1]?.trim().slice(0, 60) ?? '';
    return { file, field: '', line, found: written === '' ? found : `${found} : ${written}`, allowed, mend };
  };
  const broken = TEXT_FAULTS.find(({ sign }) => sign.test(source));
  if (broken) return [fault(broken, source.slice(0, broken.sign.exec(source)?.index).split('\n').length)];
  const isData = file.endsWith('.yaml');
  const yaml = isData ? source : FRONT_MATTER.exec(source)?.[1];
  if (yaml === undefined) return [fault(FENCE_FAULT, 1)];
  const top = isData ? 0 : 1;
  try {
    const data = load(yaml, { schema: CORE_SCHEMA });
    const wrong = misreadIn(yaml);
    if (wrong.length > 0) return wrong.map((one) => ({ file, field: '', ...one, line: one.line + top }));
    const body = isData ? '' : source.replace(FRONT_MATTER, '').trimStart();
    return { data, body, offset: source.slice(0, source.length - body.length).split('\n').length - 1 };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    const words = YAML_FAULTS.find((one) => one.reason.test(reason)) ?? FENCE_FAULT;
    const written = yaml.split('\n');
    const at = Math.min(mark.line, written.length - 1);
    const invisible = written.slice(0, at + 1).findLastIndex((line) => INVISIBLE.test(line));
    if (invisible >= 0) return [fault(INVISIBLE_FAULT, invisible + 1 + top)];
    // A quotation is told where it opens: the last line with an odd number of its quotes.
    const opened = written.slice(0, at + 1).findLastIndex((text) => (text.match(/"/g)?.length ?? 0) % 2 === 1);
    return [fault(words, (reason.includes('quoted') && opened >= 0 ? opened : at) + 1 + top)];
  }
}
