import type { APIRoute } from 'astro';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { toCourse } from '#src/features/courses/course-json.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const GET: APIRoute = async () => jsonResponse((await allCourses()).map((entry) => toCourse(entry)));
