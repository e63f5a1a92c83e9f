import CallToAction from './CallToAction.astro';
import DataTable from './DataTable.astro';
import type { EditorialPartName } from './editorial-parts.ts';
import KeyFigures from './KeyFigures.astro';
import Note from './Note.astro';
import Question from './Question.astro';
import Steps from './Steps.astro';

/** For `<Content components={editorialComponents} />`: every .mdx text has them without importing anything. */
export const editorialComponents = {
  CallToAction,
  DataTable,
  KeyFigures,
  Note,
  Question,
  Steps,
} satisfies Record<EditorialPartName, unknown>;
