import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { categoryTone, courseMotif } from '#src/features/courses/course-picture.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { DRAWINGS } from '#src/site/drawings.ts';
import { drawIllustration } from '#src/features/illustration/drawing.ts';
import { PAPER_OR_SLATE_STYLE, styled } from '#src/features/illustration/drawing-style.ts';

export const getStaticPaths = (async () =>
  (DRAWINGS ? await allCourses() : []).map(({ id, data }) => {
    const props = { seed: id, motif: courseMotif(data), tone: categoryTone(data.category) };
    return { params: { id }, props };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(styled(drawIllustration(props), PAPER_OR_SLATE_STYLE), { headers: { 'Content-Type': 'image/svg+xml' } });
