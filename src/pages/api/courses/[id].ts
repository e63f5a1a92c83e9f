import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { toFullCourse } from '#src/features/courses/course-json.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const getStaticPaths = (async () =>
  (await allCourses()).map((entry) => {
    const props = { course: toFullCourse(entry) };
    return { params: { id: entry.id }, props };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => jsonResponse(props.course);
