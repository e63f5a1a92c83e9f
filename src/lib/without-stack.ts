/** An error of which an editor's file is at fault: where our code noticed is of no use. */
export function withoutStack(message: string): Error {
  const failure = new Error(message);
  failure.stack = '';
  return failure;
}
