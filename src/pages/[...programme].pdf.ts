import { now } from '#src/lib/clock.ts';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { allCourses, hasCatalogueFile } from '#src/features/courses/course-collection.ts';
import { catalogueProgramme } from '#src/features/programmes/catalogue-programme.ts';
import { courseProgramme, programmeSources } from '#src/features/programmes/course-programme.ts';
import { programmeFile } from '#src/features/programmes/draw-programme.ts';
import type { Programme } from '#src/features/programmes/programme.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { hasAiCourse } from '#src/site/optional-content.ts';
import { paths } from '#src/site/paths.ts';

export const getStaticPaths = (async () => {
  const today = now();
  const programmes = new Map<string, () => Programme | Promise<Programme>>();
  for (const { id, data } of await allCourses())
    programmes.set(paths.courseProgramme(id), () => courseProgramme(programmeSources(id, data, today)));
  if (hasAiCourse) {
    if (programmes.has(paths.aiProgrammeFile))
      throw new Error(
        `${CONTENT}/courses/formation-ia.md: the programme of the AI course has this name. Rename the file.`,
      );
    const { aiCourse, sheet } = readAiCourse(today);
    const sources = programmeSources(aiCourse.course, sheet, today, paths.aiCourse);
    programmes.set(paths.aiProgrammeFile, () => courseProgramme(sources));
  }
  if (await hasCatalogueFile()) programmes.set(paths.catalogueFile, catalogueProgramme);
  return [...programmes].map(([path, make]) => ({
    params: { programme: path.slice(1).replace('.pdf', '') },
    props: { make },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await programmeFile(await props.make())), {
    headers: { 'Content-Type': 'application/pdf' },
  });
