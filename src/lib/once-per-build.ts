/** A function whose value is made once in a build, and at each call while developing. */
export function oncePerBuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (import.meta.env.DEV ? make() : (made ??= make()));
}
