import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** The XML schema of LHÉO 2.3, derived from https://github.com/lheo/lheo-schema (version 2.3.0). */
const SCHEMA = readFileSync(new URL('lheo-2.3.xsd', import.meta.url), 'utf8');

/** The validation errors of a document against LHÉO 2.3. */
export async function lheoErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: SCHEMA });
  return errors.map(({ message }) => message);
}
