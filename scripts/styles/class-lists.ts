import ts from 'typescript';

/** The words of one string of a file, and whether they are names of classes for sure, by where they stand. */
type Words = { line: number; words: readonly string[]; isOfClasses: boolean };

/** What a file says of classes: its strings, and the lines where a name is put together from parts. */
type ClassLists = { strings: Words[]; inParts: number[] };

/** `class`, `class:list`, `className`, `BUTTON_CLASSES`, `titleClass`. */
const OF_CLASSES = /^class(:list)?$|class(es|Names?)?$/i;
const CHANGES = new Set(['add', 'remove', 'toggle', 'replace', 'contains']);

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
const lines = (text: string): number => text.split('\n').length - 1;

/** The front matter and the markup of a component as one text of TSX, and each of its scripts, every line in its place. */
function partsOf(component: string): string[] {
  const scripts: string[] = [];
  const text = component
    .replaceAll(/<!--[\s\S]*?-->|<!doctype[^>]*>/gi, blank)
    .replaceAll(
      /(<(script|style)\b[^>]*(?<!\/)>)([\s\S]*?)(?=<\/\2>)/g,
      (_, opening: string, name: string, inside: string, start: number) => {
        if (name === 'script') scripts.push('\n'.repeat(lines(component.slice(0, start) + opening)) + inside);
        return opening + blank(inside);
      },
    );
  const [fenced = '', front = ''] = /^---(\n[\s\S]*?\n)---/.exec(text) ?? [];
  return [`${front};<>${text.slice(fenced.length)}</>`, ...scripts];
}

/** Whoever is said to be a class where these expressions stand: `isOpen ? 'one' : 'other'` is one or the other. */
function valuesOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [node.right];
    return kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken
      ? [node.left, node.right]
      : [];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => (ts.isPropertyAssignment(property) ? property.initializer : []));
  // `[…].filter(Boolean).join(' ')`, `CLASSES[kind]`, `CLASSES.note`
  if (ts.isCallExpression(node)) return ts.isPropertyAccessExpression(node.expression) ? [node.expression] : [];
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSpreadElement(node)
  )
    return [node.expression];
  return [];
}

const isInParts = (node: ts.Expression): boolean =>
  ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken);

/** Whether an object stands in a `class:list`, alone or among others. */
function isClassList(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'class:list';
  return (
    (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) || ts.isJsxExpression(node)) &&
    isClassList(node.parent)
  );
}

/** The expressions of a file whose values are classes. */
function classExpressions(node: ts.Node): readonly ts.Expression[] {
  if (ts.isJsxAttribute(node) && OF_CLASSES.test(node.name.getText())) {
    const { initializer } = node;
    if (initializer === undefined) return [];
    if (ts.isStringLiteral(initializer)) return [initializer];
    return ts.isJsxExpression(initializer) && initializer.expression !== undefined ? [initializer.expression] : [];
  }
  // `class:list={{ 'text-ink': isOpen }}`
  if (
    ts.isPropertyAssignment(node) &&
    ts.isStringLiteral(node.name) &&
    ts.isObjectLiteralExpression(node.parent) &&
    isClassList(node.parent)
  )
    return [node.name];
  if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && OF_CLASSES.test(node.name.getText()))
    return node.initializer === undefined ? [] : [node.initializer];
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'className'
  )
    return [node.right];
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    CHANGES.has(node.expression.name.text) &&
    /\bclassList$/.test(node.expression.expression.getText())
  )
    return node.arguments;
  return [];
}

/** Reads `src/pages/index.astro` and the like. What no parser of TypeScript understands of it is not read. */
export function classLists(file: string, text: string): ClassLists {
  const found: ClassLists = { strings: [], inParts: [] };
  const parts = file.endsWith('.astro') ? partsOf(text) : [text];
  for (const part of parts) {
    const source = ts.createSourceFile(file.replace(/astro$/, 'tsx'), part, ts.ScriptTarget.Latest, true);
    const line = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const constants = new Map<string, ts.Expression>();
    const classes = new Set<ts.Node>();
    const strings: ts.StringLiteralLike[] = [];

    const note = (expression: ts.Expression): void => {
      if (classes.has(expression)) return;
      classes.add(expression);
      if (ts.isIdentifier(expression)) {
        const value = constants.get(expression.text);
        if (value === undefined) return;
        if (isInParts(value)) found.inParts.push(line(value));
        note(value);
      }
      valuesOf(expression).forEach(note);
    };
    const visit = (node: ts.Node, look: (node: ts.Node) => void): void => {
      look(node);
      ts.forEachChild(node, (child) => {
        visit(child, look);
      });
    };
    visit(source, (node) => {
      if (ts.isStringLiteralLike(node)) strings.push(node);
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
        constants.set(node.name.text, node.initializer);
    });
    visit(source, (node) => {
      classExpressions(node).forEach(note);
    });
    for (const node of strings) {
      const before = node.getText().slice(1, 1 + node.text.length);
      found.strings.push(
        ...before.split('\n').map((said, index) => ({
          line: line(node) + index,
          words: said.split(/\s+/).filter(Boolean),
          isOfClasses: classes.has(node),
        })),
      );
    }
  }
  return found;
}
