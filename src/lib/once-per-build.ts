/** Caches the value of `make` for a build. In development, each call makes a new value. */
export function oncePerBuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (import.meta.env.DEV ? make() : (made ??= make()));
}
