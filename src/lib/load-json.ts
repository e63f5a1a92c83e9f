/** A JSON file that could not be read. `code` is the HTTP status of the response. */
export class JsonError extends Error {
  readonly code: number | undefined;

  constructor(path: string, code?: number) {
    super(`${path} was not read.`);
    this.code = code;
  }
}

const files = new Map<string, Promise<unknown>>();

async function read(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new JsonError(path, response.status);
  return response.json();
}

/** Fetches a JSON file of this site, once per page. After a failure, the next call tries again. */
export async function loadJson<Data>(path: string, isData: (value: unknown) => value is Data): Promise<Data> {
  const file = files.get(path) ?? read(path);
  files.set(path, file);
  try {
    const data = await file;
    if (isData(data)) return data;
  } catch (error) {
    files.delete(path);
    throw error;
  }
  files.delete(path);
  throw new JsonError(path);
}
