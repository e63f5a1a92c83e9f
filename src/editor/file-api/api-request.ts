import { z } from 'zod';
import { SIDES } from '#src/editor/screen/merge-entry.ts';

const path = z.string().min(1);
const asset = z.object({ path, content: z.base64() });

/** The text that a form was opened from; null for an entry that is new. */
const loaded = z.string().nullable();

const dataFile = z.object({ path, raw: z.string(), newPath: path.optional(), loaded });

/** The choices of somebody told of a conflict, and the text of the file that they were shown; null for none. */
const resolved = z.object({ version: z.string().nullable(), choices: z.record(z.string(), z.enum(SIDES)) });

const action = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, params: Shape) =>
  z.object({ action: z.literal(name), params: z.object(params) });

/**
 * The requests of Decap's « proxy » backend to a server, with the fields that count here and the additions of our screen:
 * the texts that forms were opened from, so that nobody writes over what has changed meanwhile.
 * https://github.com/decaporg/decap-cms/tree/main/packages/decap-server
 */
export const apiRequestSchema = z.discriminatedUnion('action', [
  action('entriesByFolder', { folder: path, extension: z.string(), depth: z.int().min(1).max(5) }),
  action('entriesByFiles', { files: z.array(z.object({ path, label: z.string().optional() })) }),
  action('getEntry', { path }),
  action('getMedia', { mediaFolder: path }),
  action('getMediaFile', { path }),
  action('persistEntry', {
    dataFiles: z.array(dataFile).min(1),
    assets: z.array(asset),
    options: z.object({ newEntry: z.boolean().optional(), resolved: resolved.optional() }),
  }),
  action('persistMedia', { asset }),
  action('deleteFiles', { paths: z.array(path).min(1), loaded: z.record(path, z.string()).optional() }),
  action('renameEntry', { path, name: z.string(), loaded: z.string() }),
  action('getDeployPreview', {}),
]);

export type ApiRequest = z.output<typeof apiRequestSchema>;

export type EntryRequest = Extract<ApiRequest, { action: 'persistEntry' }>;
