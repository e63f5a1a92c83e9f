/** The folders of `content/` whose texts may hold parts: docs/composants-mdx.md. */
export const PART_FOLDERS: readonly string[] = ['blog', 'courses'];
