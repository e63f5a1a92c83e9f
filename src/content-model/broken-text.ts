import { withoutCode } from '#src/features/editorial/editorial-tags.ts';
import { FRONT_MATTER } from '#src/lib/front-matter.ts';
import { plainText } from '#src/lib/text-file.ts';
import type { ContentProblem } from './zod-messages.ts';

/** The character that a reader of UTF-8 puts in the place of bytes that it cannot read. */
const REPLACED = '\uFFFD';
const CONFLICT = /^(<{7}|>{7})( |$)/;

const WHOLE = { field: '', line: 1 };
const FENCES = 'trois tirets (---) sur la première ligne, les champs dessous, puis trois tirets seuls sur une ligne';

const linesOf = (text: string): string[] => text.split(/\r?\n/);
const shortened = (line: string): string => (line.length > 60 ? `${line.slice(0, 57)}…` : line);

/** The bytes of another encoding than UTF-8: accents that Windows or Excel wrote their own way. */
export function replacedCharacters(file: string, source: string): ContentProblem[] {
  const lines = linesOf(source);
  const at = lines.findIndex((line) => line.includes(REPLACED));
  if (at < 0) return [];
  const count = source.split(REPLACED).length - 1;
  const line = at + 1;
  const many = count === 1 ? 'un caractère illisible' : `${count} caractères illisibles, le premier`;
  return [
    {
      file,
      field: '',
      line,
      found: `${many} à la ligne ${line} : ${shortened(lines[at]?.trim() ?? '')}`,
      allowed: 'un fichier enregistré en UTF-8, où les accents se lisent',
      mend: 'reprenez la version d’avant (« Discard Changes » dans GitHub Desktop), ou retapez ces caractères et enregistrez en UTF-8',
    },
  ];
}

/** The marks of Git in a file that two people changed at once. Code in a text may show the same signs. */
function conflicts(file: string, source: string): ContentProblem[] {
  const marks = linesOf(withoutCode(source)).flatMap((text, index) =>
    CONFLICT.test(text) ? [{ text: text.trim(), line: index + 1 }] : [],
  );
  const openings = marks.filter(({ text }) => text.startsWith('<'));
  return (openings.length > 0 ? openings : marks.slice(0, 1)).map(({ text, line }) => ({
    file,
    field: '',
    line,
    found: `deux versions mêlées par Git, à partir de la ligne ${line} : ${shortened(text)}`,
    allowed: 'une seule version du texte',
    mend: 'gardez la version qui convient, effacez l’autre et les lignes <<<<<<<, ======= et >>>>>>> ; ou, dans GitHub Desktop, cliquez du bouton droit sur le fichier, puis sur « Discard Changes »',
  }));
}

function missingFrontMatter(file: string, source: string): ContentProblem[] {
  const lines = linesOf(source.replace(/^\uFEFF/, ''));
  const first = lines.findIndex((line) => line.trim() !== '');
  if (lines[first] !== '---') {
    const isNear = /^\s*-{2,}/.test(lines[first] ?? '');
    return [
      {
        file,
        field: '',
        line: first + 1,
        found: `« ${shortened(lines[first] ?? '')} » en tête du fichier`,
        allowed: FENCES,
        mend: isNear
          ? 'écrivez trois tirets, rien d’autre, sur cette ligne'
          : 'ajoutez les lignes qui manquent, comme dans un fichier voisin',
      },
    ];
  }
  if (FRONT_MATTER.test(plainText(source))) return [];
  if (first > 0)
    return [
      {
        file,
        ...WHOLE,
        found: 'une ligne vide avant les champs',
        allowed: FENCES,
        mend: 'retirez ce qui précède les trois premiers tirets',
      },
    ];
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\+\+\+)/.test(line));
  if (end > 0)
    return [
      {
        file,
        field: '',
        line: end + 1,
        found: `« ${shortened(lines[end] ?? '')} » pour fermer les champs`,
        allowed: FENCES,
        mend: 'écrivez trois tirets, rien d’autre, pas même une espace, sur cette ligne',
      },
    ];
  return [
    {
      file,
      field: '',
      line: first + 1,
      found: 'des champs ouverts par --- et que rien ne ferme',
      allowed: FENCES,
      mend: 'ajoutez une ligne de trois tirets entre le dernier champ et le texte',
    },
  ];
}

/** Why a file cannot be taken for content at all; whatever else is wrong with it would only follow from that. */
export function brokenText(file: string, source: string): ContentProblem[] {
  const isMarkdown = !file.endsWith('.yaml');
  if (source.replace(/^\uFEFF/, '').trim() === '')
    return [
      {
        file,
        ...WHOLE,
        found: 'un fichier vide',
        allowed: isMarkdown ? 'des champs, puis un texte' : 'des champs',
        mend: 'reprenez la version d’avant (« Discard Changes » dans GitHub Desktop), ou supprimez le fichier',
      },
    ];
  if (source.includes('\0'))
    return [
      {
        file,
        ...WHOLE,
        found: 'un fichier enregistré en UTF-16, ou qui n’est pas du texte',
        allowed: 'un fichier de texte, enregistré en UTF-8',
        mend: 'rouvrez-le dans votre éditeur de texte, puis « Enregistrer sous » avec l’encodage UTF-8',
      },
    ];
  const inConflict = conflicts(file, source);
  if (inConflict.length > 0 || !isMarkdown) return inConflict;
  return missingFrontMatter(file, source);
}
