import { type ErrorCode, isMap, isPair, isScalar, isSeq, visit } from 'yaml';
import { THOUSANDS, withoutThousands } from '#src/lib/normalize-input.ts';
import { parseSource } from '#src/lib/source-file.ts';
import type { FieldPath } from '#src/lib/template.ts';
import type { Location, Problem, ProblemText } from './finding.ts';

export type Source = { data: unknown; body: string; offset: number };

const RESTORE = 'reprenez la version d’avant (« Discard Changes » dans GitHub Desktop)';

const TEXT_PROBLEMS: readonly (ProblemText & { pattern: RegExp })[] = [
  { pattern: /^\s*$/, found: 'un fichier vide', allowed: 'des champs', remedy: `${RESTORE}, ou supprimez le fichier` },
  {
    pattern: /[\0\uFFFD]/,
    found: 'des caractères illisibles',
    allowed: 'un fichier enregistré en UTF-8, où les accents se lisent',
    remedy: `${RESTORE}, ou rouvrez-le et enregistrez-le avec l’encodage UTF-8`,
  },
  {
    pattern: /^(<{7}|>{7})( |$)/m,
    found: 'deux versions mêlées par Git',
    allowed: 'une seule version du texte',
    remedy:
      'gardez la version qui convient, effacez l’autre et les lignes <<<<<<<, ======= et >>>>>>> ; ou, dans GitHub Desktop, « Discard Changes »',
  },
];

const FENCE_PROBLEM: ProblemText = {
  found: 'des champs que trois tirets n’ouvrent pas, ou ne ferment pas',
  allowed: 'trois tirets (---) sur la première ligne, les champs dessous, puis trois tirets seuls sur une ligne',
  remedy: 'écrivez trois tirets, rien d’autre, sur chacune de ces deux lignes, comme dans un fichier voisin',
};

const ALIAS_PROBLEM: ProblemText = {
  found: 'une valeur reprise par son nom',
  allowed: 'chaque valeur écrite en entier',
  remedy: 'recopiez la valeur ; un texte qui commence par * se met entre guillemets',
};

const QUOTE_PROBLEM: ProblemText = {
  found: 'un guillemet ouvert et jamais fermé',
  allowed: 'une valeur entre deux guillemets droits',
  remedy: 'ajoutez le guillemet à la fin de cette valeur, ou retirez celui du début',
};

const YAML_PROBLEMS: Partial<Record<ErrorCode, ProblemText>> = {
  TAB_AS_INDENT: {
    found: 'une tabulation',
    allowed: 'des espaces, deux par niveau',
    remedy: 'remplacez-la par des espaces, autant qu’à la ligne voisine',
  },
  DUPLICATE_KEY: {
    found: 'un champ écrit deux fois',
    allowed: 'chaque champ une seule fois',
    remedy: 'gardez une des deux lignes',
  },
  BAD_ALIAS: ALIAS_PROBLEM,
};

const OTHER_PROBLEM: ProblemText = {
  found: 'une ligne illisible',
  allowed: 'une ligne « champ: valeur »',
  remedy:
    'entourez de guillemets droits une valeur qui contient « : » ou « # », ou qui commence par un signe (à l’intérieur, écrivez des guillemets « français »), et vérifiez les décalages',
};

const INVISIBLE_PROBLEM: ProblemText = {
  found: 'une espace insécable, un signe invisible ou une puce de Word',
  allowed:
    'des espaces ordinaires au début de la ligne et après « champ: », un tiret et une espace avant chaque point d’une liste',
  remedy: 'effacez le début de cette ligne, le signe invisible compris, et retapez-le',
};
const INVISIBLE = /^ *(?:[\u00A0\u202F\u200B-\u200D\u2060\uFEFF]|[•·\uF0B7]\s|(?:-|[A-Za-z]\w*:)[\u00A0\u202F\u200B])/;

const truncatedValue = (comment: string): ProblemText => ({
  found: `une valeur coupée avant « #${comment} »`,
  allowed: 'une valeur entière : après une espace, # commence un commentaire',
  remedy: 'entourez la valeur de guillemets droits, ou mettez le commentaire seul sur sa ligne',
});

const ambiguousThousands = (raw: string): ProblemText => ({
  found: `« ${raw} »`,
  allowed: 'un nombre sans séparateur de milliers, avec deux décimales au plus',
  remedy: `écrivez ${withoutThousands(raw)}`,
});

type Parsed = NonNullable<ReturnType<typeof parseSource>>;
type LineProblem = ProblemText & { line: number };

function misreadIn({ document, lineAt }: Parsed): LineProblem[] {
  const found: LineProblem[] = [];
  const add = (node: { range?: [number, ...unknown[]] | null }, problem: ProblemText) =>
    found.push({ ...problem, line: lineAt(node.range?.[0] ?? 0) });
  visit(document, {
    Alias: (_, node) => add(node, ALIAS_PROBLEM),
    Scalar: (_, node, path) => {
      const { type, comment, source = '' } = node;
      if (type !== 'PLAIN') return;
      const pair = path.at(-1);
      const isCoordinate = isPair(pair) && isScalar(pair.key) && /^(lat|long)itude$/.test(String(pair.key.value));
      if (INVISIBLE.test(source)) add(node, INVISIBLE_PROBLEM);
      else if (comment) add(node, truncatedValue(comment));
      else if (THOUSANDS.test(source) && !isCoordinate) add(node, ambiguousThousands(source));
    },
  });
  return found;
}

function syntaxProblem({ document, lineAt }: Parsed, lines: readonly string[]): LineProblem | undefined {
  const [error] = document.errors;
  if (error === undefined) return undefined;
  const line = Math.min(lineAt(error.pos[0]), lines.length);
  const invisible = lines.slice(0, line).findLastIndex((written) => INVISIBLE.test(written));
  if (invisible >= 0) return { ...INVISIBLE_PROBLEM, line: invisible + 1 };
  let opened: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < error.pos[0] && error.pos[0] <= range[1]) opened = range[0];
    },
  });
  if (error.code === 'MISSING_CHAR' && opened !== undefined) return { ...QUOTE_PROBLEM, line: lineAt(opened) };
  return { ...(YAML_PROBLEMS[error.code] ?? OTHER_PROBLEM), line };
}

export function readSource(file: string, text: string): Source | Problem[] {
  const lines = text.split('\n');
  const problemAt = ({ found, allowed, remedy }: ProblemText, line: number): Problem[] => {
    const written = lines[line - 1]?.trim().slice(0, 60) ?? '';
    return [{ file, line, found: written === '' ? found : `${found} : ${written}`, allowed, remedy }];
  };
  const broken = TEXT_PROBLEMS.find(({ pattern }) => pattern.test(text));
  if (broken) return problemAt(broken, text.slice(0, broken.pattern.exec(text)?.index).split('\n').length);
  const source = parseSource(file, text);
  if (source === undefined) return problemAt(FENCE_PROBLEM, 1);
  const wrong = syntaxProblem(source, lines);
  if (wrong) return problemAt(wrong, wrong.line);
  const misread = misreadIn(source);
  if (misread.length > 0) return misread.map((problem) => ({ file, ...problem }));
  const { document, body, offset } = source;
  return { data: document.toJS(), body, offset };
}

/** The line of a field or, if the field is missing, of its nearest existing parent. */
function lineOf(file: string, text: string, path: FieldPath): number {
  const source = parseSource(file, text);
  let node: unknown = source?.document.contents;
  let at: number | undefined;
  for (const part of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === part) : undefined;
    const next = pair?.value ?? (isSeq(node) ? node.items[Number(part)] : undefined);
    const [start] = (isScalar(pair?.key) ? pair.key.range : (next as { range?: [number] } | undefined)?.range) ?? [];
    if (start === undefined) break;
    at = start;
    node = next;
  }
  return at === undefined ? 1 : (source?.lineAt(at) ?? 1);
}

export function withLine<Found extends Location>(found: Found, files: readonly { file: string; source: string }[]) {
  const { file, path = [], line } = found;
  const { source } = (line === undefined && path.length > 0 ? files.find((one) => one.file === file) : undefined) ?? {};
  return source === undefined ? found : { ...found, line: lineOf(file, source, path) };
}
