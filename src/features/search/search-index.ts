import { allArticles } from '#src/features/blog/article-collection.ts';
import { allTailoredPages } from '#src/features/tailored-pages/tailored-pages.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { fillTexts } from '#src/features/editorial/fill-texts.ts';
import { sitePlan } from '#src/features/site-plan/site-plan.ts';
import { visibleTeam } from '#src/features/team/team-collection.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { canUsePublicFundingToday } from '#src/site/funding.ts';
import { paths } from '#src/site/paths.ts';
import { searchDocuments, type SearchIndex } from './search-documents.ts';
import { searchSchema } from './search-schema.ts';

export async function searchIndex(): Promise<SearchIndex> {
  const settings = fillTexts('search.yaml', readContentFile('search.yaml', searchSchema));
  const plan = (await sitePlan()).filter(({ isCollection }) => isCollection !== true);
  return {
    documents: searchDocuments({
      courses: await allCourses(),
      articles: await allArticles(),
      people: await visibleTeam(),
      catalogues: await allTailoredPages(),
      pages: plan.flatMap(({ parts }) => parts.flatMap(({ links }) => links)),
      // `/financing` shows the estimator only while public funds may pay.
      configuredPages: settings.pages.filter(
        ({ href }) => canUsePublicFundingToday() || href !== `${paths.financing}#estimation`,
      ),
    }),
    synonyms: settings.synonyms,
  };
}
