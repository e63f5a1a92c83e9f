import { paths } from '#src/site/paths.ts';
import type { Figure } from './figures.ts';
import { pageWeight, type PageWeight } from './page-weight.ts';
import { siteCopy } from './project-copy.ts';
import { serveDist } from './serve-dist.ts';
import { timedBuild } from './timed-build.ts';

const FEW = 24;
const MANY = 2400;
const APART = 1.03;

async function catalogueWeight(root: string, courses: number): Promise<PageWeight> {
  const copy = await siteCopy(root, courses);
  await timedBuild(copy);
  const server = await serveDist(copy, [paths.courses]);
  try {
    return await pageWeight(server, paths.courses, () => Promise.resolve());
  } finally {
    server.stop();
  }
}

/** What the catalogue's first page weighs must not depend on how many courses there are. */
export async function catalogueGrowth(root: string): Promise<Figure[]> {
  const [few, many] = [await catalogueWeight(root, FEW), await catalogueWeight(root, MANY)];
  const figure = (name: string, key: 'html' | 'untouched'): Figure => ({
    subject: paths.courses,
    name: `${name}, ${MANY} courses over ${FEW}`,
    measured: many[key] / few[key],
    limit: APART,
    unit: '',
    detail: `${many[key]} B over ${few[key]} B`,
  });
  return [figure('HTML', 'html'), figure('everything loaded', 'untouched')];
}
