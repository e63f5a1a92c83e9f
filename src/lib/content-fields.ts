import { z } from 'zod';

/** A line of text that an editor types: trimmed, never empty. */
export const line = (max = 200) => z.string().trim().min(1).max(max);

/** A paragraph or more. */
export const text = (max = 2000) => z.string().trim().min(1).max(max);

/**
 * A day, `2026-01-15`, or a moment with its time zone, `2026-01-15T09:30:00+01:00`.
 * YAML parsers give the first form as a Date (UTC midnight) or as text; both are taken.
 */
export const date = z.union([
  z.date(),
  z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`)),
  z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
]);

/** A path of this site (`/contact`, `/#faq`) or an address that starts with `https://`. */
export const link = z.string().regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/);

export const httpsUrl = z.url({ protocol: /^https$/ });

/** File name without its extension, hence the last part of a URL: `excel-perfectionnement`. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
