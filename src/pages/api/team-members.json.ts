import type { APIRoute } from 'astro';
import { toTeamMember, visibleTeam } from '#src/features/team/team-collection.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const GET: APIRoute = async () => jsonResponse((await visibleTeam()).map(toTeamMember));
