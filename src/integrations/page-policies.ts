import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avatarHosts, backendHosts } from '#src/admin/backend.ts';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import {
  embeddedForms,
  MARKETING_FORMS_ORIGIN,
  MARKETING_SCRIPT_ORIGIN,
} from '#src/features/marketing-forms/marketing-forms.ts';
import { safeLine } from '#src/lib/safe-text.ts';
import { slashed } from '#src/lib/text-file.ts';
import { type Editing, hostedEditing } from '#src/site/editing.ts';
import { paths } from '#src/site/paths.ts';
import {
  ANSWER_DIRECTIVES,
  contentDirectives,
  hashSource,
  type HeaderRule,
  type PageAllowance,
  type PageCode,
  policyText,
} from '#src/site/response-headers.ts';
import { site } from '#src/site/site.ts';
import { THEME_SCRIPT } from '#src/styles/theme.ts';

/**
 * The allowance of `/admin` where editors log in, and of no other page. Sveltia encodes pictures with WebAssembly, writes
 * styles as it goes, shows pictures that are not uploaded yet, and hears from the window in which somebody logs in.
 */
export const adminAllowance = (editing: Editing, scriptHashes: Iterable<string>): PageAllowance => ({
  content: {
    ...contentDirectives({
      scripts: ["'wasm-unsafe-eval'", ...scriptHashes],
      styles: ["'unsafe-inline'"],
    }),
    'img-src': ["'self'", 'data:', 'blob:', ...avatarHosts(editing)],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...backendHosts(editing)],
  },
  headers: {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Sveltia writes markup without asking for trust.
    'Content-Security-Policy': policyText({ ...ANSWER_DIRECTIVES, 'require-trusted-types-for': [] }),
  },
});

/**
 * The header of an answer, by whatever spelling of its address: a file that is no page may come without the rule of its folder,
 * and runs nothing inline then but the one script of all pages. `scripts`: the hashes of those that pages bring beside it.
 */
export const answerPolicy = (scripts: Iterable<string> = []): string =>
  policyText({ 'script-src': ["'self'", ...new Set([hashSource(THEME_SCRIPT), ...scripts])], ...ANSWER_DIRECTIVES });

type ScriptsOfPage = [address: string, scripts: Iterable<string>];

function scriptRule(address: string, pages: readonly ScriptsOfPage[]): HeaderRule[] {
  const policy = answerPolicy(pages.flatMap(([, scripts]) => [...scripts]).sort());
  return policy === answerPolicy() ? [] : [{ address, headers: { 'Content-Security-Policy': policy } }];
}

/**
 * Rules of the pages that bring more scripts than that of all pages: one for all below an address where each of them does, and
 * for the page at that address, which Netlify takes for one of them; else one for each, since a longer header would take the
 * room of the others.
 */
function scriptRules(scriptsByAddress: ReadonlyMap<string, Iterable<string>>): HeaderRule[] {
  const above = (address: string) => address.slice(0, address.lastIndexOf('/'));
  const whole = [...Map.groupBy(scriptsByAddress, ([address]) => above(address))].filter(
    ([address, pages]) => address !== '' && pages.every((page) => scriptRule(page[0], [page]).length > 0),
  );
  const covered = new Set(whole.flatMap(([address, pages]) => [address, ...pages.map(([page]) => page)]));
  return [
    ...whole.flatMap(([address, pages]) =>
      scriptRule(`${address}/*`, [...pages, [address, scriptsByAddress.get(address) ?? []]]),
    ),
    // Behind those: Netlify takes `/contact-cpf` for one of `/contact/*`, and the last rule holds.
    ...[...scriptsByAddress].flatMap((page) => (covered.has(page[0]) ? [] : scriptRule(page[0], [page]))),
  ];
}

const CODE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const NOT_INLINE_CODE = /\ssrc=|type="application\/(?:ld\+)?json"/;
/** A tag whose attributes name code or a style: what stands within a value, as in `title="Lire onclick='…'"`, is text. */
const FORBIDDEN_ATTRIBUTE = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*?\s(style|on[a-z]+)=["'][^>]*>/;

/** A whole tag, whatever its values hold: a quote opens one behind `=` alone. */
const TAG = /<[a-z](?:=\s*(?:"[^"]*"|'[^']*')|[^>])*>/gi;
const VALUE = /=\s*(?:"[^"]*"|'[^']*')/g;

/** A tag by which a page leads its visitor, or all of its addresses, elsewhere: no page of ours has one, and no policy stops it. */
const leadsElsewhere = (tag: string): boolean => /^<(?:base\b|meta\b.*\shttp-equiv\b)/is.test(tag.replace(VALUE, '='));

function codeOf(file: string, html: string, ownScripts: ReadonlySet<string>): PageCode {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const headEnd = html.indexOf('</head>');
  const markup = html.replace(CODE, (_, tag: string, attributes: string, code: string, offset: number) => {
    if (code !== '' && !NOT_INLINE_CODE.test(attributes)) {
      const isScript = tag.toLowerCase() === 'script';
      if (isScript ? !ownScripts.has(code) : offset > headEnd)
        throw new Error(
          `${file} has an inline ${tag} that the build has not made, so it came with content: ${safeLine(code.slice(0, 160))}\n` +
            'Take it out of the file it came from. Code of the project is written without is:inline, or named in publish.ts; ' +
            'its styles stand in the head.',
        );
      (isScript ? scripts : styles).add(hashSource(code));
    }
    return `<${tag}${attributes}>`;
  });
  const forbidden = FORBIDDEN_ATTRIBUTE.exec(markup);
  if (forbidden !== null)
    throw new Error(
      `${file} has an inline ${String(forbidden[1])} attribute, which the Content-Security-Policy blocks. ` +
        `Move it to a class or a script: ${safeLine(forbidden[0].slice(0, 160))}`,
    );
  const elsewhere = markup.match(TAG)?.find(leadsElsewhere);
  if (elsewhere !== undefined)
    throw new Error(
      `${file} has a tag that no page has, so it came with content: ${safeLine(elsewhere.slice(0, 160))}\n` +
        'Take it out of the file it came from.',
    );
  return { scripts, styles, framed: framedBy(html) };
}

const hasEmbeddedForms = embeddedForms(site.marketingForms).length > 0;

/** The sources that a page may frame: the map where it has one, and our own pages of marketing forms where there are some. */
const framedBy = (html: string): string[] => [
  ...(site.map !== undefined && html.includes(' data-map') ? [MAP_ORIGIN] : []),
  ...(hasEmbeddedForms ? ["'self'"] : []),
];

/**
 * The allowance of pages that hold a marketing form: the provider's script with the styles it writes, sent to the provider
 * alone, and framed by our own pages alone.
 */
export function embeddedFormAllowance(scriptHashes: Iterable<string>): PageAllowance {
  const provider = [MARKETING_SCRIPT_ORIGIN, MARKETING_FORMS_ORIGIN];
  return {
    content: {
      ...contentDirectives({ scripts: [...provider, ...scriptHashes], styles: ["'unsafe-inline'"], framed: provider }),
      'img-src': ["'self'", 'data:', ...provider],
      'connect-src': provider,
    },
    headers: {
      'Content-Security-Policy': policyText({
        ...ANSWER_DIRECTIVES,
        'form-action': [MARKETING_FORMS_ORIGIN],
        'frame-ancestors': ["'self'"],
        // The provider's script writes markup without asking for trust.
        'require-trusted-types-for': [],
      }),
    },
  };
}

function allowanceOf(address: string, code: PageCode): PageAllowance {
  if (address.startsWith(paths.embeddedForm(''))) return embeddedFormAllowance(code.scripts);
  // As long as nobody can log in, the page is one of text like another.
  const editing = address === paths.admin ? hostedEditing(process.env) : undefined;
  return editing === undefined ? { content: contentDirectives(code) } : adminAllowance(editing, code.scripts);
}

/**
 * Writes into each built page the policy of what it may load and run: the hashes of its own inline code alone. It holds at
 * whatever address the page answers, and costs other answers nothing. `ownScripts`: the texts of all scripts of the project.
 * @throws When a page holds an inline script that is none of these, whatever has let it through.
 * @returns The rules of the folders and of the pages that take more than the header of all answers allows.
 */
export async function writePagePolicies(
  dist: string,
  pages: readonly string[],
  ownScripts: ReadonlySet<string>,
): Promise<HeaderRule[]> {
  const rules: HeaderRule[] = [];
  const scripts = new Map<string, Iterable<string>>();
  for (const file of pages) {
    const path = join(dist, file);
    const html = await readFile(path, 'utf8');
    const address = `/${slashed(file).replace(/(^index)?\.html$/, '')}`;
    const code = codeOf(file, html, ownScripts);
    const { content, headers } = allowanceOf(address, code);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyText(content)}">`;
    await writeFile(path, html.replace('<head>', `<head>${policy}`));
    if (headers === undefined) scripts.set(address, code.scripts);
    else rules.push({ address, headers });
  }
  return [...scriptRules(scripts), ...rules];
}
