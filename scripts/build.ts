/** Checks the content, then builds the site. One process does both, so that it reads each file once. */
import './check-content.ts';

if (process.exitCode === undefined) {
  const { build } = await import('astro');
  await build({ force: true });
}
