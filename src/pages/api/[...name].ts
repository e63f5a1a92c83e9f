import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { allArticles, toArticle, toFullArticle } from '#src/features/blog/article-collection.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { toCourse, toFullCourse } from '#src/features/courses/course-json.ts';
import { toTeamMember, visibleTeam } from '#src/features/team/team-collection.ts';
import { allTestimonials, toTestimonial } from '#src/features/testimonials/testimonial-collection.ts';

// The JSON files of `/api`. Rewrites in `src/content-model/address-rules.ts` serve the lists at URLs without `.json`.
export const getStaticPaths = (async () => {
  const [courses, articles] = [await allCourses(), await allArticles()];
  const files: [string, unknown][] = [
    ['courses.json', courses.map(toCourse)],
    ...courses.map((entry): [string, unknown] => [`courses/${entry.id}`, toFullCourse(entry)]),
    ['blog.json', articles.map(toArticle)],
    ...articles.map(toFullArticle).map((article): [string, unknown] => [`blog/${String(article.id)}`, article]),
    ['team-members.json', (await visibleTeam()).map(toTeamMember)],
    ['testimonials.json', (await allTestimonials()).map(toTestimonial)],
    ['not-found.json', { message: 'Aucune ressource à cette adresse.', code: 'not_found' }],
  ];
  return files.map(([name, data]) => ({ params: { name }, props: { data } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => Response.json(props.data);
