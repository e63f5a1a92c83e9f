import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitHubAnnotations, isOnGitHub, problemRemarks, withoutCommands } from './annotations.ts';

const FILE = 'content/courses/excel.md';

function annotate(problem: { field: string; found: string; line?: number; file?: string }) {
  const root = mkdtempSync(join(tmpdir(), 'annotations-'));
  mkdirSync(join(root, 'content/courses'), { recursive: true });
  writeFileSync(join(root, FILE), '---\ntitle: Excel\ntags:\n  - a\n  - ""\n---\nTexte.\n');
  return gitHubAnnotations(
    root,
    problemRemarks([{ file: FILE, allowed: 'du texte', mend: 'remplissez ce champ', ...problem }]),
  );
}

test('makes one command of a problem, beside the line of its field', () => {
  expect(annotate({ field: 'tags[2]', found: 'un texte vide' })).toBe(
    `::error file=${FILE},line=5,title=Champ tags[2]::Trouvé\u00a0: un texte vide%0AAttendu\u00a0: du texte%0AÀ faire\u00a0: remplissez ce champ\n`,
  );
});

test('escapes what would end a command, or a part of it', () => {
  const text = annotate({ field: 'ligne 7, <Note>', found: '« 96 % », sur deux\r\nlignes' });
  expect(text).toContain(',line=7,title=Champ ligne 7%2C <Note>::');
  expect(text).toContain('« 96 %25 », sur deux%0D%0Alignes');
  expect(text.trimEnd().split('\n')).toHaveLength(1);
});

test('points at a line that cannot be read, and at the top of a file that is missing', () => {
  expect(annotate({ field: '', found: 'une ligne illisible', line: 3 })).toContain(
    ',line=3,title=Contenu à corriger::',
  );
  expect(annotate({ field: '', found: 'aucun fichier', file: 'content/figures.yaml' })).toContain(',line=1,');
});

test('lets no line of a report begin a command, nor hold one of the old form', () => {
  expect(withoutCommands('::error::a\n  \t::set-output name=b::c\n\u00a0::d\na::b : :c')).toBe(
    '∷error::a\n  \t∷set-output name=b::c\n\u00a0∷d\na::b : :c',
  );
  expect(withoutCommands('Trouvé : « ##[add-mask]a »')).toBe('Trouvé : « # #[add-mask]a »');
});

test('annotates in a run of GitHub Actions alone', () => {
  expect([isOnGitHub({ GITHUB_ACTIONS: 'true' }), isOnGitHub({ CI: 'true' }), isOnGitHub({})]).toEqual([
    true,
    false,
    false,
  ]);
});
