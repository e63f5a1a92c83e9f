import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { articleMotif, articleTone } from '#src/features/blog/article.ts';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { categoryTone, courseMotif } from '#src/features/courses/course-picture.ts';
import { drawHome } from '#src/features/home/home-drawing.ts';
import { drawIllustration, readDrawing } from '#src/features/illustration/drawing.ts';
import { LIGHT_STYLE, PAPER_OR_SLATE_STYLE, SLATE_STYLE, styled } from '#src/features/illustration/drawing-style.ts';
import { logoOnSlate } from '#src/features/illustration/logo-on-slate.ts';
import { readLogo } from '#src/site/brand-files.ts';
import { DRAWINGS } from '#src/site/drawings.ts';
import { articleNumber } from '#src/site/article-number.ts';
import { hasAiCourse } from '#src/site/offered.ts';

/** The large drawings, each for light pages and, with the suffix `-ardoise`, for dark pages. */
const scenes = () =>
  Object.entries({
    'accueil-ligne': readDrawing('scenes/accueil-ligne'),
    ...(DRAWINGS && { accueil: drawHome(), 'accueil-fin': readDrawing('scenes/accueil-fin') }),
    ...(hasAiCourse && { 'formation-ia-ligne': readDrawing('scenes/formation-ia-ligne') }),
  }).flatMap(([name, drawing]) => [
    { name, svg: styled(drawing, LIGHT_STYLE) },
    { name: `${name}-ardoise`, svg: styled(drawing, SLATE_STYLE) },
  ]);

/** The drawing of each course and article, with its own background. */
async function illustrations() {
  const courses = (await allCourses()).map(({ id, data }) => {
    const options = { seed: id, motif: courseMotif(data), tone: categoryTone(data.category) };
    return { name: `courses/${id}`, options };
  });
  const articles = (await allArticles()).map(({ id, data }) => {
    const options = { seed: id, motif: articleMotif(data), tone: articleTone(data.category) };
    return { name: `blog/${articleNumber(id)}`, options };
  });
  return [...courses, ...articles].map(({ name, options }) => ({
    name,
    svg: styled(drawIllustration(options), PAPER_OR_SLATE_STYLE),
  }));
}

export const getStaticPaths = (async () =>
  [{ name: 'logo-ardoise', svg: logoOnSlate(readLogo()) }, ...scenes(), ...(DRAWINGS ? await illustrations() : [])].map(
    ({ name, svg }) => ({ params: { name }, props: { svg } }),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
