import { readEntryFile } from '#src/lib/content-file.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { site } from '#src/site/site.ts';
import { isSameName, teamMemberSchema } from './team-member.ts';

export function trainerOf(id: string) {
  const data = readEntryFile(`team/${id}`, teamMemberSchema);
  return isShownInBuild({ data }) && !isSameName(data.name, site.hiddenTeamMember) ? data : undefined;
}
