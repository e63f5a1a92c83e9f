/** A JSON file that did not come, or holds something else. */
export class FileNotRead extends Error {
  /** The HTTP status of the answer, where it was no success. */
  readonly code: number | undefined;

  constructor(path: string, code?: number) {
    super(`${path} was not read.`);
    this.code = code;
  }
}

async function read<Data>(path: string, isData: (value: unknown) => value is Data): Promise<Data> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new FileNotRead(path, response.status);
  const data: unknown = await response.json();
  if (!isData(data)) throw new FileNotRead(path);
  return data;
}

/**
 * A JSON file of the site, fetched once a visit by whoever asks first; after a failure, fetched again. What it holds, our own
 * build wrote and its checks parsed: here it is enough that `isData` knows it.
 */
export function jsonFile<Data>(path: string, isData: (value: unknown) => value is Data): () => Promise<Data> {
  let file: Promise<Data> | undefined;
  return () => {
    file ??= read(path, isData).catch((error: unknown) => {
      file = undefined;
      throw error;
    });
    return file;
  };
}
