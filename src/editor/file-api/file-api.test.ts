import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasMetadata, readPicture } from '#src/features/pictures/picture-kind.ts';
import { iPhonePhotograph, photograph, plainPicture } from '#tests/support/sample-pictures.ts';
import { apiRequestSchema } from './api-request.ts';
import { fileApi } from './file-api.ts';
import type { ConflictRefusal } from './refusal.ts';

const COURSE = 'content/courses/essai.md';
const BYTES = await plainPicture('webp');
const PICTURE = BYTES.toString('base64');

const course = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Des tableaux.\ncategory: Bureautique\nduration: 14 heures\n${more}---\nTexte.`;

/** A project with the site's own content, and what the screen's code may ask of it. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'editing-'));
  for (const folder of ['content', 'src/site', 'src/features/certifications'])
    cpSync(folder, join(root, folder), { recursive: true });
  const api = fileApi(root);
  const ask = (action: string, params: object) => api(apiRequestSchema.parse({ action, params }));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  /** Saves a form that was opened just now, unless `loaded` says from what. */
  const save = (
    path: string,
    raw: string,
    { options = {}, ...more }: { options?: object; [more: string]: unknown } = {},
  ) => {
    const loaded = existsSync(join(root, path)) ? read(path) : null;
    return ask('persistEntry', { dataFiles: [{ path, raw, loaded, ...more }], assets: [], options });
  };
  const create = (path: string, raw: string) =>
    ask('persistEntry', { dataFiles: [{ path, raw, loaded: null }], assets: [], options: { newEntry: true } });
  return { root, ask, save, create, read };
}

test('writes an entry with its picture, and gives both back', async () => {
  const { root, ask, read } = project();
  await ask('persistEntry', {
    dataFiles: [{ path: COURSE, raw: course('Été', 'imagePath: /images/ete.webp\n'), loaded: null }],
    assets: [{ path: 'content/images/ete.webp', content: PICTURE }],
    options: { newEntry: true },
  });
  expect(read(COURSE)).toContain('title: Été');
  expect(readFileSync(join(root, 'content/images/ete.webp')).equals(BYTES)).toBe(true);
  expect(await ask('getEntry', { path: COURSE })).toMatchObject({ data: read(COURSE), file: { path: COURSE } });
  expect(await ask('entriesByFolder', { folder: 'content/courses', extension: 'md', depth: 1 })).toContainEqual(
    expect.objectContaining({ data: read(COURSE) }),
  );
  expect(await ask('getMedia', { mediaFolder: 'content/images' })).toContainEqual(
    expect.objectContaining({ path: 'content/images/ete.webp', content: PICTURE }),
  );
  expect(readdirSync(join(root, 'content/courses')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('refuses what would break the site in French, and leaves the file as it was', async () => {
  const { read, save } = project();
  await save(COURSE, course('Excel'));
  await expect(save(COURSE, course("''"))).rejects.toMatchObject({
    status: 422,
    message:
      'Rien n’a été enregistré. Intitulé. Trouvé\u00a0: un texte vide. Attendu\u00a0: du texte. À faire\u00a0: remplissez ce champ.',
    problems: [expect.objectContaining({ file: COURSE, field: 'Intitulé' })],
  });
  expect(read(COURSE)).toBe(course('Excel'));
});

test('refuses a picture as long as the entry that comes with it is wrong', async () => {
  const { root, ask } = project();
  const saved = ask('persistEntry', {
    dataFiles: [{ path: COURSE, raw: course("''", 'imagePath: /images/ete.webp\n'), loaded: null }],
    assets: [{ path: 'content/images/ete.webp', content: PICTURE }],
    options: {},
  });
  await expect(saved).rejects.toThrow('Intitulé. Trouvé');
  expect(existsSync(join(root, 'content/images/ete.webp'))).toBe(false);
});

test('says in which file a mistake stands that is not the one being saved', async () => {
  const { read, save } = project();
  const renamed = read('content/figures.yaml').replace('exam-pass-rate:', 'exam-rate:');
  await expect(save('content/figures.yaml', renamed)).rejects.toThrow(
    /content\/about\.yaml, [^.]*\. Trouvé.*exam-pass-rate/,
  );
});

test('does not ask an editor to mend what was wrong before', async () => {
  const { root, read, save } = project();
  writeFileSync(join(root, 'content/courses/ancien.md'), 'Sans champs.');
  await save(COURSE, course('Excel'));
  expect(read(COURSE)).toBe(course('Excel'));
});

test('writes no new entry over another, whatever the capitals', async () => {
  const { create, read } = project();
  await create(COURSE, course('Excel'));
  await expect(create(COURSE, course('Autre'))).rejects.toMatchObject({ status: 409 });
  await expect(create('content/creators/Demo.yaml', 'name: Demo')).rejects.toThrow('demo.yaml, qui existe déjà');
  expect(read(COURSE)).toBe(course('Excel'));
});

test('gives one address to one file', async () => {
  const { create } = project();
  await create(COURSE, course('Excel'));
  await expect(create('content/courses/essai.mdx', course('Excel'))).rejects.toThrow('content/courses/essai.md');
});

test('renames an entry that nothing names', async () => {
  const { root, read, save } = project();
  await save(COURSE, course('Excel'));
  await save(COURSE, course('Excel'), { newPath: 'content/courses/neuf.md' });
  expect(existsSync(join(root, COURSE))).toBe(false);
  expect(read('content/courses/neuf.md')).toBe(course('Excel'));
});

test.each([
  ['content/courses/excel-fondamentaux.md', 'content/figures.yaml'],
  ['content/images/equipe/solene-vasseur-marin.svg', 'content/team/solene-vasseur-marin.md'],
  ['content/legal/cgv.md', 'src/site/addresses.ts'],
])('refuses to delete %s, which %s names', async (path, user) => {
  const { root, ask } = project();
  await expect(ask('deleteFiles', { paths: [path] })).rejects.toThrow(user);
  expect(existsSync(join(root, path))).toBe(true);
});

test('refuses to delete a file that the site cannot do without', async () => {
  const { ask } = project();
  await expect(ask('deleteFiles', { paths: ['content/site.yaml'] })).rejects.toMatchObject({
    problems: [{ file: 'content/site.yaml' }],
  });
});

test('deletes a picture with the entry that shows it, or once nothing does', async () => {
  const { root, ask, save } = project();
  await ask('persistMedia', { asset: { path: 'content/images/ete.webp', content: PICTURE } });
  await save(COURSE, course('Excel', 'imagePath: /images/ete.webp\n'));
  await expect(ask('deleteFiles', { paths: ['content/images/ete.webp'] })).rejects.toThrow(COURSE);
  await ask('deleteFiles', { paths: ['content/images/ete.webp', COURSE] });
  expect(existsSync(join(root, COURSE)) || existsSync(join(root, 'content/images/ete.webp'))).toBe(false);
});

test.each([
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'constructor/x.md', '__proto__/x.md'].map(
    (name) => `content/${name}`,
  ),
  'package.json',
  'src/site/site.ts',
  '/etc/hostname',
  'content/../package.json',
  '../autre/content/site.yaml',
  'content/courses/../../package.json',
  'content\\..\\package.json',
  'content/site.yaml\0.md',
  'content/.cache/a.md',
  'content/inconnu.yaml',
  'content/courses/essai.exe',
  'content/courses/dossier/essai.md',
  'public/index.html',
  'content/images/../index.html',
])('neither reads nor writes %j', async (path) => {
  const { ask, save } = project();
  await expect(ask('getEntry', { path })).rejects.toMatchObject({ status: 403 });
  await expect(save(path, course('Excel'))).rejects.toMatchObject({ status: 403 });
  await expect(ask('deleteFiles', { paths: [path] })).rejects.toMatchObject({ status: 403 });
  await save(COURSE, course('Excel'));
  await expect(ask('deleteFiles', { paths: [COURSE], loaded: { [path]: '' } })).rejects.toMatchObject({ status: 403 });
  const moved = { path: COURSE, newPath: path, raw: course('Excel'), loaded: course('Excel') };
  await expect(ask('persistEntry', { dataFiles: [moved], assets: [], options: {} })).rejects.toMatchObject({
    status: 403,
  });
});

test('follows no link out of the project', async () => {
  const { root, ask, save } = project();
  symlinkSync(tmpdir(), join(root, 'content/images/ailleurs'));
  await expect(ask('getMedia', { mediaFolder: 'content/images/ailleurs' })).rejects.toMatchObject({ status: 403 });
  await expect(save('content/images/ailleurs/a.svg', '<svg/>')).rejects.toMatchObject({ status: 403 });
});

test('follows no link to what is private in the project, nor to a file that it would make', async () => {
  const { root, ask } = project();
  writeFileSync(join(root, 'key'), 'private');
  symlinkSync('../../key', join(root, 'content/images/key.png'));
  symlinkSync('../../key', join(root, 'content/courses/key.md'));
  symlinkSync('../../made', join(root, 'content/images/made.webp'));
  await expect(ask('getMediaFile', { path: 'content/images/key.png' })).rejects.toMatchObject({ status: 403 });
  await expect(ask('getEntry', { path: 'content/courses/key.md' })).rejects.toMatchObject({ status: 403 });
  const asset = { path: 'content/images/made.webp', content: PICTURE };
  await expect(ask('persistMedia', { asset })).rejects.toMatchObject({ status: 403 });
  expect(existsSync(join(root, 'made'))).toBe(false);
});

test('proposes a right name for a picture', async () => {
  const { ask } = project();
  const path = 'content/images/Été à Angers.PNG';
  await expect(ask('persistMedia', { asset: { path, content: PICTURE } })).rejects.toThrow('ete-a-angers.png');
  const script = { path: 'content/images/page.html', content: PICTURE };
  await expect(ask('persistMedia', { asset: script })).rejects.toThrow('JPG, PNG, WebP');
});

test('looks at one change after the other', async () => {
  const { create, read } = project();
  const [one, other] = await Promise.allSettled([create(COURSE, course('Un')), create(COURSE, course('Deux'))]);
  expect([one.status, other.status]).toEqual(['fulfilled', 'rejected']);
  expect(read(COURSE)).toBe(course('Un'));
});

test('keeps what was changed elsewhere in another field, and says which', async () => {
  const { save, read, root } = project();
  const loaded = course('Excel', 'pace: Deux jours\n');
  writeFileSync(join(root, COURSE), loaded.replace('Deux', 'Trois'));
  const saved = await save(COURSE, loaded.replace('Excel', 'Excel, la suite'), { loaded });
  expect(saved).toMatchObject({ taken: ['Rythme'] });
  expect(read(COURSE)).toContain('title: Excel, la suite\n');
  expect(read(COURSE)).toContain('pace: Trois jours\n');
});

test('writes over no other value of a field before somebody has chosen, of the values that they were shown', async () => {
  const { save, read, root } = project();
  const loaded = course('Excel');
  const mine = loaded.replace('Excel', 'Le mien');
  const write = (title: string) => {
    writeFileSync(join(root, COURSE), loaded.replace('Excel', title));
  };
  write('Le leur');
  const refusal: unknown = await save(COURSE, mine, { loaded }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 409,
    conflict: { choices: [{ field: 'title', label: 'Intitulé', mine: 'Le mien', theirs: 'Le leur' }] },
  });
  const { version } = (refusal as ConflictRefusal).conflict;
  const options = { resolved: { version, choices: { title: 'mine' } } };
  write('Un troisième');
  await expect(save(COURSE, mine, { loaded, options })).rejects.toMatchObject({
    conflict: { choices: [{ theirs: 'Un troisième' }] },
  });
  expect(read(COURSE)).toContain('title: Un troisième\n');
  write('Le leur');
  await save(COURSE, mine, { loaded, options });
  expect(read(COURSE)).toContain('title: Le mien\n');
});

test('asks before it brings back an entry that was deleted elsewhere', async () => {
  const { save, read } = project();
  const loaded = course('Excel');
  await expect(save(COURSE, loaded, { loaded })).rejects.toMatchObject({ conflict: { version: null } });
  await save(COURSE, loaded, { loaded, options: { resolved: { version: null, choices: {} } } });
  expect(read(COURSE)).toBe(loaded);
});

test('deletes nothing that has changed since it was opened', async () => {
  const { ask, save, read } = project();
  await save(COURSE, course('Excel'));
  const wish = { paths: [COURSE], loaded: { [COURSE]: course('Avant') } };
  await expect(ask('deleteFiles', wish)).rejects.toMatchObject({ status: 409 });
  expect(read(COURSE)).toBe(course('Excel'));
});

test('shows a file of Windows like any other, and keeps its lines when it is saved', async () => {
  const { ask, save, root, read } = project();
  const ofWindows = `\uFEFF${course('Excel').replaceAll('\n', '\r\n')}`;
  writeFileSync(join(root, COURSE), ofWindows);
  expect(await ask('getEntry', { path: COURSE })).toMatchObject({ data: course('Excel') });
  await save(COURSE, course('Excel, la suite'), { loaded: course('Excel') });
  expect(read(COURSE)).toBe(ofWindows.replace('Excel', 'Excel, la suite'));
});

test('renames a course, with every text that names its addresses, and keeps the old one leading there', async () => {
  const { ask, read, root } = project();
  const path = 'content/courses/excel-fondamentaux.md';
  const before = read(path);
  const renamed = ask('renameEntry', { path, name: 'excel-premiers-pas', loaded: before });
  expect(await renamed).toEqual({ message: 'renamed' });
  expect(existsSync(join(root, path))).toBe(false);
  const after = read('content/courses/excel-premiers-pas.md');
  expect(after).toContain('formerNames:\n  - excel-fondamentaux\n');
  expect(after.replace('formerNames:\n  - excel-fondamentaux\n', '')).toBe(before);
  expect(read('content/figures.yaml')).toContain('/courses/excel-premiers-pas');
  expect(read('content/figures.yaml')).not.toContain('/courses/excel-fondamentaux');
  expect(read('content/catalogues/bureautique.yaml')).toContain('course: excel-premiers-pas\n');
  await ask('renameEntry', {
    path: 'content/courses/excel-premiers-pas.md',
    name: 'excel-fondamentaux',
    loaded: after,
  });
  expect(read(path)).toContain('formerNames:\n  - excel-premiers-pas\n');
});

test.each([
  ['a name that is taken', 'access-base-de-donnees', 'qui existe déjà'],
  ['a name with a capital and a space', 'Excel débutant', 'des minuscules sans accent'],
  ['a way out of the folder', '../blog/1', 'des minuscules sans accent'],
])('renames nothing to %s', async (_what, name, said) => {
  const { ask, read } = project();
  const path = 'content/courses/excel-fondamentaux.md';
  const loaded = read(path);
  await expect(ask('renameEntry', { path, name, loaded })).rejects.toThrow(said);
  await expect(ask('renameEntry', { path, name: 'neuf', loaded: 'autre' })).rejects.toMatchObject({ status: 409 });
  expect(read(path)).toBe(loaded);
});

test('leads one former address to one course', async () => {
  const { save } = project();
  await expect(save(COURSE, course('Excel', 'formerNames: [excel-fondamentaux]\n'))).rejects.toThrow(
    'content/courses/excel-fondamentaux.md',
  );
});

test('shows texts with components among the others, and moves one there with its first component', async () => {
  const { ask, save, read } = project();
  const listed = await ask('entriesByFolder', { folder: 'content/courses', extension: 'md', depth: 1 });
  const shown = 'content/courses/reseaux-preparation-ccna.md';
  expect(JSON.stringify(listed)).toContain(`"path":"${shown}"`);
  expect(await ask('getEntry', { path: shown })).toMatchObject({ data: read(`${shown}x`) });
  const cited = 'content/courses/excel-fondamentaux.md';
  const note = '\n\n<Note title="À retenir">\n\nUn point.\n\n</Note>\n';
  const before = read(cited);
  await save(cited, before.trimEnd() + note);
  expect(read(`${cited}x`)).toBe(before.trimEnd() + note);
  expect(() => read(cited)).toThrow();
  expect(await ask('getEntry', { path: cited })).toMatchObject({ data: read(`${cited}x`), file: { path: cited } });
});

test('leaves alone the pictures that code shows', async () => {
  const { ask } = project();
  const paths = ['public/images/certifications/tosa.svg'];
  await expect(ask('deleteFiles', { paths })).rejects.toMatchObject({ status: 403 });
});

const asset = (name: string, bytes: Buffer) => ({
  path: `content/images/${name}`,
  content: bytes.toString('base64'),
});

test.each([
  ['a text named .jpg', asset('faux.jpg', Buffer.from('Bonjour')), 'du texte'],
  ['an empty file', asset('vide.jpg', Buffer.from('')), 'un fichier vide'],
  ['an iPhone’s photograph', asset('img-0001.jpg', iPhonePhotograph()), 'Réglages, Appareil photo, Formats'],
  ['a PNG named .jpg', asset('a.jpg', await plainPicture('png')), 'renommez-la a.png'],
  ['half a picture', asset('a.png', (await plainPicture('png')).subarray(0, 60)), 'incomplète'],
  ['a drawing with code', asset('a.svg', Buffer.from('<svg viewBox="0 0 9 9" onload="a()"></svg>')), 'onclick, onload'],
])('refuses %s, and says what to do', async (_, picture, said) => {
  const { root, ask } = project();
  await expect(ask('persistMedia', { asset: picture })).rejects.toThrow(said);
  expect(existsSync(join(root, picture.path))).toBe(false);
});

test('keeps a photograph upright, small, and silent on where it was taken', async () => {
  const { root, ask } = project();
  await ask('persistMedia', { asset: asset('nadia.jpg', await photograph(3000, 1500)) });
  const kept = readFileSync(join(root, 'content/images/nadia.jpg'));
  expect(readPicture(kept)).toMatchObject({ kind: 'jpg', width: 1200, height: 2400 });
  expect(hasMetadata(kept)).toBe(false);
});

test('writes of the pictures that come with an entry those that it names', async () => {
  const { root, ask } = project();
  await ask('persistEntry', {
    dataFiles: [{ path: COURSE, raw: course('Été', 'imagePath: /images/ete.webp\n'), loaded: null }],
    assets: [asset('ete.webp', BYTES), asset('autre.webp', BYTES), asset('img_0001.HEIC', iPhonePhotograph())],
    options: { newEntry: true },
  });
  const names = readdirSync(join(root, 'content/images'));
  expect(names).toContain('ete.webp');
  expect(names.filter((name) => /autre|heic/i.test(name))).toEqual([]);
});

test('tells which pictures a change leaves without use', async () => {
  const { ask, save } = project();
  const picture = 'content/images/ete.webp';
  await ask('persistMedia', { asset: asset('ete.webp', BYTES) });
  expect(await save(COURSE, course('Excel', 'imagePath: /images/ete.webp\n'))).toMatchObject({ unused: [] });
  expect(await save(COURSE, course('Excel'))).toMatchObject({ unused: [picture] });
  await save(COURSE, course('Excel', 'imagePath: /images/ete.webp\n'));
  expect(await ask('deleteFiles', { paths: [COURSE] })).toMatchObject({ unused: [picture] });
  expect(await ask('deleteFiles', { paths: [picture] })).toMatchObject({ unused: [] });
});
