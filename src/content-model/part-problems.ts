import { EDITORIAL_PARTS, isPart } from '#src/features/editorial/editorial-parts.ts';
import { editorialTags, withoutCode } from '#src/features/editorial/editorial-tags.ts';
import { type ContentProblem, describeValue } from './zod-messages.ts';
import { schemaProblems } from './schema-problems.ts';

const NAMES = Object.keys(EDITORIAL_PARTS).join(', ');

/** The tags of parts that open without closing, or close without having opened. */
function unpaired(text: string): { name: string; line: number }[] {
  const open: { name: string; line: number }[] = [];
  const stray: { name: string; line: number }[] = [];
  for (const { index, 1: slash, 2: name = '' } of text.matchAll(/<(\/?)([A-Z]\w*)(?=[\s>])/g)) {
    if (!isPart(name)) continue;
    const tag = { name, line: text.slice(0, index).split('\n').length };
    if (slash === '') open.push(tag);
    else {
      const at = open.findLastIndex((one) => one.name === name);
      if (at < 0) stray.push(tag);
      else open.splice(at, 1);
    }
  }
  return [...open, ...stray];
}

/** The problems of the parts of a text: `body` comes after the front matter, which has `offset` lines. */
export function partProblems(file: string, body: string, offset = 0): ContentProblem[] {
  const text = withoutCode(body);
  const tags = editorialTags(body);
  const place = (line: number) => `ligne ${String(line + offset)}`;
  if (file.endsWith('.md'))
    return tags.slice(0, 1).map(({ name, line }) => ({
      file,
      field: place(line),
      found: `<${name}> dans un fichier .md`,
      allowed: 'des composants dans les fichiers .mdx seulement',
      mend: `renommez le fichier en ${file.replace(/^.*\//, '')}x, ou retirez le composant`,
    }));
  const ofTags = tags.flatMap(({ name, line, attributes, unreadable }): ContentProblem[] => {
    const field = `${place(line)}, <${name}>`;
    if (!isPart(name))
      return [
        {
          file,
          field,
          found: `<${name}>, un composant inconnu`,
          allowed: NAMES,
          mend: 'corrigez son nom, ou retirez-le',
        },
      ];
    if (unreadable !== '')
      return [
        {
          file,
          field,
          found: describeValue(unreadable),
          allowed: 'des attributs entre guillemets droits : title="À retenir"',
          mend: 'corrigez l’attribut ; le texte du composant se place entre <' + name + '> et </' + name + '>',
        },
      ];
    return schemaProblems(file, EDITORIAL_PARTS[name].schema, attributes).map((problem) => ({
      ...problem,
      field: `${field}, ${problem.field}`,
    }));
  });
  const unclosed = unpaired(text).map(({ name, line }) => ({
    file,
    field: `${place(line)}, <${name}>`,
    found: 'une balise ouverte et non fermée, ou l’inverse',
    allowed: `<${name}>, le texte, puis </${name}> seul sur sa ligne`,
    mend: 'ajoutez la balise qui manque',
  }));
  const code = text.split('\n').flatMap((line, index) =>
    /^(import|export)\s|[{}]/.test(line)
      ? [
          {
            file,
            field: place(index + 1),
            found: describeValue(line.slice(0, 60)),
            allowed: 'du texte et des composants, sans import, export ni accolade',
            mend: 'retirez cette ligne ; pour montrer une accolade, placez-la entre deux accents graves : `{`',
          },
        ]
      : [],
  );
  return [...ofTags, ...unclosed, ...code];
}
