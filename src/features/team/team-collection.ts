import { type CollectionEntry, getCollection } from 'astro:content';
import { isShownInBuild } from '#src/site/publication.ts';
import { site } from '#src/site/site.ts';
import { isSameName } from './team-member.ts';

export const toTeamMember = ({ id, data }: CollectionEntry<'team'>) => ({
  id,
  name: data.name,
  role: data.role,
  ...(data.imagePath && { imagePath: data.imagePath }),
  createdAt: data.createdOn.toISOString(),
});

export const visibleTeam = async (): Promise<CollectionEntry<'team'>[]> =>
  (
    await getCollection('team', (entry) => isShownInBuild(entry) && !isSameName(entry.data.name, site.hiddenTeamMember))
  ).sort(
    (a, b) => a.data.createdOn.getTime() - b.data.createdOn.getTime() || a.data.name.localeCompare(b.data.name, 'fr'),
  );
