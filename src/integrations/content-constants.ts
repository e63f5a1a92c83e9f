import { env } from 'node:process';
import type { Plugin } from 'vite';
import { type BuildTarget, buildTarget } from '#src/site/publication.ts';
import { ARTICLES_HEAD } from '#src/site/articles-head.ts';
import { brand } from '#src/site/brand.ts';
import { CONTACT_PHONE } from '#src/site/contact-phone.ts';
import { hasCertificate } from '#src/site/has-certificate.ts';
import { BLOG_CATEGORIES, readCategories, readListedCategories, readOfferedCategories } from '#src/site/categories.ts';

/** The modules that read `content/` and that islands import, with what each exports. */
export const CONSTANTS: Readonly<Record<string, (context: BuildTarget) => Record<string, unknown>>> = {
  'src/site/articles-head.ts': () => ({ ARTICLES_HEAD }),
  'src/site/categories.ts': (context) => ({
    categories: readCategories(),
    BLOG_CATEGORIES,
    COURSE_CATEGORIES: readOfferedCategories(context),
  }),
  'src/site/listed-categories.ts': () => ({ LISTED_CATEGORIES: readListedCategories() }),
  'src/site/contact-phone.ts': () => ({ CONTACT_PHONE }),
  'src/site/drawings.ts': () => ({ DRAWINGS: brand.drawings }),
  'src/site/has-certificate.ts': () => ({ hasCertificate }),
};

const MODULE = /\/(src\/site\/[\w-]+\.ts)$/;

/** The code that stands for such a module: its values, for these readers. */
export function constantsOf(id: string, context: BuildTarget): string | undefined {
  const values = CONSTANTS[MODULE.exec(id)?.[1] ?? '']?.(context);
  return (
    values &&
    Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join('')
  );
}

/** Gives browsers, which have no files to read, the values that such modules have in the build. */
export const contentConstants = (): Plugin => ({
  name: 'content-constants',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: MODULE },
    handler(id) {
      return constantsOf(id, this.environment.mode === 'dev' ? 'development' : buildTarget(env.CONTEXT));
    },
  },
});
