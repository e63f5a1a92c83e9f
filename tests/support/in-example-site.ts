import { EXAMPLE_CONTENT, EXAMPLE_SITE } from './example-paths.ts';

// Before anything is read: the root of a project is the working directory of all that reads it.
process.chdir(EXAMPLE_SITE);
process.env.CONTENT_DIR = EXAMPLE_CONTENT;
