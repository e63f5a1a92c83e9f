import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = {
  courses: defineCollection({ loader: glob({ base: 'content/courses', pattern: '*.md' }) }),
};
