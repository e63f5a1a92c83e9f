import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { paths } from '#src/site/paths.ts';
import { builtPage, builtPages } from '../support/built-site.ts';
import { publicFiles } from '../support/written-content.ts';

const NAME = 'moncompteformation.gouv.fr';
const NOT_READ = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'A']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** The texts of a page that name the official site and lead nowhere. */
const namedPlainly = (node: Node): string[] => {
  if (isElement(node)) return NOT_READ.has(node.tagName) ? [] : node.childNodes.flatMap(namedPlainly);
  return node.text.includes(NAME) ? [node.text.trim()] : [];
};

test('never names the official site of the CPF without a link to it', () => {
  const naming = builtPages().filter(({ html }) => html.includes(NAME));
  expect(naming.map(({ path }) => path)).toEqual(
    expect.arrayContaining([paths.aiCpf, '/merci-demande-cpf', paths.financing, paths.terms]),
  );
  expect(naming.flatMap(({ path, root }) => namedPlainly(root).map((text) => `${path}: ${text}`))).toEqual([]);
});

test('leads to it from each course that a CPF can pay, once where that is said, and from no other', () => {
  const links = (id: string) =>
    builtPage(paths.course(id)).root.querySelectorAll(`aside a[href="${paths.trainingAccount}"]`);
  const courses = publicFiles('courses', courseSchema);
  expect(courses.length).toBeGreaterThanOrEqual(18);
  for (const { id, data } of courses) expect(links(id), id).toHaveLength(data.eligibleForCPF ? 1 : 0);
});
