import { getStore } from '@netlify/blobs';
import { type OpenStore, REGION, storeName } from './submission-store.ts';

/** The stores of a deploy, read as they are at this moment. */
export const storesOf =
  (deployContext: string): OpenStore =>
  (kind, withRetry) =>
    getStore({
      name: storeName(deployContext, kind),
      region: REGION,
      consistency: 'strong',
      fetch: withRetry(fetch),
    });
