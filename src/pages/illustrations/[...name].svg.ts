import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { articleMotif, articleTone } from '#src/features/blog/article.ts';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { categoryTone, courseMotif } from '#src/features/courses/course-picture.ts';
import { drawHome } from '#src/features/home/home-drawing.ts';
import { drawIllustration, type IllustrationData, readDrawing } from '#src/features/illustration/drawing.ts';
import {
  LIGHT_STYLE,
  logoOnSlate,
  PAPER_OR_SLATE_STYLE,
  SLATE_STYLE,
  styled,
} from '#src/features/illustration/drawing-style.ts';
import { PALETTE } from '#src/site/brand.ts';
import { readLogo } from '#src/site/brand-files.ts';
import { hasDrawings } from '#src/site/browser-facts.ts';
import { hasAiCourse } from '#src/site/optional-content.ts';
import { articleNumber } from '#src/site/paths.ts';

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

const SIGNS = [
  {
    name: 'coche',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="none" stroke="${PALETTE.margin}" stroke-width="3" ${ROUND} d="M3 15c3 1 5 4 7 8C13 15 18 8 26 4"/></svg>\n`,
  },
  {
    name: 'chevron',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${PALETTE.fieldLine}" stroke-width="2" ${ROUND}><path d="m5.5 9 6.5 6.5L18.5 9"/></svg>\n`,
  },
];

const scenes = () =>
  Object.entries({
    'accueil-ligne': readDrawing('scenes/accueil-ligne'),
    ...(hasDrawings && { accueil: drawHome(), 'accueil-fin': readDrawing('scenes/accueil-fin') }),
    ...(hasAiCourse && { 'formation-ia-ligne': readDrawing('scenes/formation-ia-ligne') }),
  }).flatMap(([name, drawing]) => [
    { name, svg: styled(drawing, LIGHT_STYLE) },
    { name: `${name}-ardoise`, svg: styled(drawing, SLATE_STYLE) },
  ]);

async function illustrations() {
  const draw = (name: string, drawing: IllustrationData) => ({
    name,
    svg: styled(drawIllustration(drawing), PAPER_OR_SLATE_STYLE),
  });
  const [courses, articles] = [await allCourses(), await allArticles()];
  return [
    ...courses.map(({ id, data }) =>
      draw(`courses/${id}`, { seed: id, motif: courseMotif(data), tone: categoryTone(data.category) }),
    ),
    ...articles.map(({ id, data }) =>
      draw(`blog/${articleNumber(id)}`, { seed: id, motif: articleMotif(data), tone: articleTone(data.category) }),
    ),
  ];
}

export const getStaticPaths = (async () =>
  [
    ...SIGNS,
    { name: 'logo-ardoise', svg: logoOnSlate(readLogo()) },
    ...scenes(),
    ...(hasDrawings ? await illustrations() : []),
  ].map(({ name, svg }) => ({ params: { name }, props: { svg } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
