import type { APIRoute } from 'astro';
import { allTestimonials, toTestimonial } from '#src/features/testimonials/testimonial-collection.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const GET: APIRoute = async () => jsonResponse((await allTestimonials()).map(toTestimonial));
