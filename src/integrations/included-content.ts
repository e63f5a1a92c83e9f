/** What they read of it to answer a visitor. */
const READ_BY_FUNCTIONS = [
  'site.yaml',
  'brand.yaml',
  'categories.yaml',
  'ai-course.yaml',
  'financing.yaml',
  'courses/**',
  'requests.yaml',
];

const LIST = /included_files\s*=\s*\[([^\]]*)\]/;

/**
 * What keeps the functions from the content that a site is built from: they are sent the files that `netlify.toml` names, and
 * a folder that it does not name is noticed only once a visitor has written.
 */
export function unsentContent(toml: string, content: string): string | undefined {
  if (content.startsWith('..'))
    return `CONTENT_DIR nomme ${content}, hors de ce projet\u00a0: les fonctions n’en recevraient rien. Mettez ce dossier dans le projet.`;
  const named = [...(LIST.exec(toml)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file = '']) => file);
  const missing = READ_BY_FUNCTIONS.map((file) => `${content}/${file}`).filter((file) => !named.includes(file));
  return missing.length === 0
    ? undefined
    : `Le site est fait du dossier ${content}, dont netlify.toml n’envoie pas tout aux fonctions\u00a0: elles ne répondraient à aucune demande. Ajoutez à included_files\u00a0: ${missing.map((file) => `"${file}"`).join(', ')}.`;
}
