import type { APIRoute } from 'astro';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { allCatalogues } from '#src/features/catalogues/catalogue-collection.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import type { SearchIndex } from '#src/features/search/search-document.ts';
import { searchDocuments } from '#src/features/search/search-documents.ts';
import { searchSettings } from '#src/features/search/search-settings.ts';
import { sitePlan } from '#src/features/site-plan/site-plan.ts';
import { visibleTeam } from '#src/features/team/team-collection.ts';
import { jsonResponse } from '#src/lib/json-response.ts';
import { site } from '#src/site/site.ts';

export const GET: APIRoute = async () => {
  const plan = (await sitePlan()).filter(({ isCollection }) => isCollection !== true);
  return jsonResponse({
    documents: searchDocuments({
      courses: await allCourses(),
      articles: await allArticles(),
      people: await visibleTeam(),
      catalogues: await allCatalogues(),
      pages: plan.flatMap(({ parts }) => parts.flatMap(({ links }) => links)),
      found: searchSettings.pages,
      facts: site,
    }),
    synonyms: searchSettings.synonyms,
  } satisfies SearchIndex);
};
