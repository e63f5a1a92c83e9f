import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { toFullCourse } from '#src/features/courses/course-json.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const getStaticPaths = (async () =>
  (await allCourses()).map((entry) => ({
    params: { id: entry.id },
    props: { course: toFullCourse(entry) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => jsonResponse(props.course);
