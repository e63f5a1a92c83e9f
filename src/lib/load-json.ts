const files = new Map<string, Promise<unknown>>();

async function read(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) {
    const body = await response.text();
    throw new Error(`${String(response.status)}: ${body || response.statusText}`, { cause: response.status });
  }
  return response.json();
}

/** Fetches a file once per page. An error message has the status and the body or status text: « 503: busy ». */
export async function loadJson<Data>(path: string): Promise<Data> {
  const file = files.get(path) ?? read(path);
  files.set(path, file);
  try {
    return (await file) as Data;
  } catch (error) {
    files.delete(path);
    throw error;
  }
}
