export function oncePerBuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (import.meta.env.DEV ? make() : (made ??= make()));
}
