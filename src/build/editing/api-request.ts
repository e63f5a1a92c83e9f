import { z } from 'zod';

const path = z.string().min(1);
const asset = z.object({ path, content: z.base64() });

const action = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, params: Shape) =>
  z.object({ action: z.literal(name), params: z.object(params) });

/**
 * What Decap's « proxy » backend asks of a server, with the fields that count here:
 * https://github.com/decaporg/decap-cms/tree/main/packages/decap-server
 */
export const apiRequestSchema = z.discriminatedUnion('action', [
  action('entriesByFolder', { folder: path, extension: z.string(), depth: z.int().min(1).max(5) }),
  action('entriesByFiles', { files: z.array(z.object({ path, label: z.string().optional() })) }),
  action('getEntry', { path }),
  action('getMedia', { mediaFolder: path }),
  action('getMediaFile', { path }),
  action('persistEntry', {
    dataFiles: z.array(z.object({ path, raw: z.string(), newPath: path.optional() })).min(1),
    assets: z.array(asset),
    options: z.object({ newEntry: z.boolean().optional() }),
  }),
  action('persistMedia', { asset }),
  action('deleteFiles', { paths: z.array(path).min(1) }),
  action('getDeployPreview', {}),
]);

export type ApiRequest = z.output<typeof apiRequestSchema>;

export type EntryRequest = Extract<ApiRequest, { action: 'persistEntry' }>;
