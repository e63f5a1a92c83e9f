import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { courseProgramme, programmeSources } from '#src/features/programmes/course-programme.ts';
import { programmeFile } from '#src/features/programmes/draw-programme.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { hasAiCourse } from '#src/site/offered.ts';
import { paths } from '#src/site/paths.ts';

/** The name of the programme of the AI course: `formation-ia`. */
const AI_NAME = paths.aiProgrammeFile.replace(/^.*\/|\.pdf$/g, '');

export const getStaticPaths = (async () => {
  const today = new Date();
  const programmes = (await allCourses()).map(({ id, data }) => ({
    params: { name: id },
    props: programmeSources(id, data, today),
  }));
  if (!hasAiCourse) return programmes;
  if (programmes.some(({ params }) => params.name === AI_NAME))
    throw new Error(`${CONTENT}/courses/${AI_NAME}.md: the programme of the AI course has this name. Rename the file.`);
  const { aiCourse, sheet } = readAiCourse(today);
  const props = programmeSources(aiCourse.course, sheet, today, paths.aiCourse);
  return [...programmes, { params: { name: AI_NAME }, props }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await programmeFile(courseProgramme(props))), {
    headers: { 'Content-Type': 'application/pdf' },
  });
