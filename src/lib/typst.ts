import { type CompileDocArgs, NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

export const typstCompiler = (faces: Buffer[]): NodeCompiler =>
  NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs: faces }] });

/** Compiles a document and throws on any error or warning: an unknown typeface is only a warning to Typst. */
export function compileTypst(compiler: NodeCompiler, source: CompileDocArgs): NodeTypstDocument {
  const compiled = compiler.compile(source);
  const problems = (compiled.takeDiagnostics()?.shortDiagnostics ?? []) as { message: string }[];
  if (compiled.result === null || problems.length > 0)
    throw new Error(`Typst: ${problems.map(({ message }) => message).join(', ')}`);
  return compiled.result;
}

export const typstFamily = (name: string): string =>
  name.replace(/(?: (?:Thin|ExtraLight|Light|Regular|Medium|SemiBold|Bold|ExtraBold|Black))+$/, '');
