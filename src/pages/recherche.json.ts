import type { APIRoute } from 'astro';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { searchAnswers } from '#src/features/courses/course-answers.ts';
import { toCourse } from '#src/features/courses/course-json.ts';
import type { SearchIndex } from '#src/features/search/search-document.ts';
import { searchDocuments } from '#src/features/search/search-documents.ts';
import { searchSchema } from '#src/features/search/search-schema.ts';
import { sitePlan } from '#src/features/site-plan/site-plan.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const GET: APIRoute = async () => {
  const [courses, articles, plan] = [await allCourses(), await allArticles(), await sitePlan()];
  const pages = plan
    .filter(({ isCollection }) => isCollection !== true)
    .flatMap(({ parts }) => parts.flatMap(({ links }) => links));
  const listed = courses
    .map((entry) => toCourse(entry))
    .map((course) => ({ ...course, answers: searchAnswers(course) }));
  const { synonyms } = readContentFile('search.yaml', searchSchema);
  return jsonResponse({
    documents: searchDocuments({ courses: listed, articles, pages }),
    synonyms,
  } satisfies SearchIndex);
};
