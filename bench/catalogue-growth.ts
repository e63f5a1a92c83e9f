import { paths } from '#src/site/paths.ts';
import { catalogueResponse } from './catalogue-response.ts';
import type { Figure } from './figures.ts';
import { pageWeight, type PageWeight } from './page-weight.ts';
import { siteCopy } from './project-copy.ts';
import { serveDist, type Server } from './serve-dist.ts';
import { timedBuild } from './timed-build.ts';

const FEW = 24;
const MANY = 2400;
const APART = 1.03;

/** A good answer by Web Vitals takes 200 ms; nobody notices a quarter of it. */
const RESPONSE_MS = 50;

/** Builds the site with so many courses and serves it for as long as something is measured. */
async function withCourses<Measured>(
  root: string,
  courses: number,
  measure: (server: Server) => Promise<Measured>,
): Promise<Measured> {
  const copy = await siteCopy(root, courses);
  await timedBuild(copy);
  const server = await serveDist(copy, [paths.courses]);
  try {
    return await measure(server);
  } finally {
    server.stop();
  }
}

const catalogueWeight = (server: Server): Promise<PageWeight> =>
  pageWeight(server, paths.courses, () => Promise.resolve());

/** What the catalogue weighs must not depend on how many courses there are, nor may a visitor wait for it to count them. */
export async function catalogueGrowth(root: string): Promise<Figure[]> {
  const few = await withCourses(root, FEW, catalogueWeight);
  const { many, response } = await withCourses(root, MANY, async (server) => ({
    many: await catalogueWeight(server),
    response: await catalogueResponse(server, paths.courses),
  }));
  const figure = (name: string, key: 'html' | 'untouched'): Figure => ({
    subject: paths.courses,
    name: `${name}, ${MANY} courses over ${FEW}`,
    measured: many[key] / few[key],
    limit: APART,
    unit: '',
    detail: `${many[key]} B over ${few[key]} B`,
  });
  const answer = (name: string, measured: number): Figure => ({
    subject: paths.courses,
    name: `${name} to its next paint, ${MANY} courses, processor four times slower`,
    measured,
    limit: RESPONSE_MS,
    unit: 'ms',
  });
  return [
    figure('HTML', 'html'),
    figure('everything loaded', 'untouched'),
    answer('a key in the search', response.key),
    answer('a filter', response.filter),
  ];
}
