import { type CompileDocArgs, NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

export const typstCompiler = (faces: Buffer[]): NodeCompiler =>
  NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs: faces }] });

/** Throws on warnings too, because Typst only warns of an unknown typeface. */
export function compileTypst(compiler: NodeCompiler, source: CompileDocArgs): NodeTypstDocument {
  const compiled = compiler.compile(source);
  const problems = (compiled.takeDiagnostics()?.shortDiagnostics ?? []) as { message: string }[];
  if (compiled.result === null || problems.length > 0)
    throw new Error(`Typst: ${problems.map(({ message }) => message).join(', ')}`);
  return compiled.result;
}

export const typstFamily = (name: string): string =>
  name.replace(/(?: (?:Thin|ExtraLight|Light|Regular|Medium|SemiBold|Bold|ExtraBold|Black))+$/, '');
