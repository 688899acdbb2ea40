import { useMemo } from 'react';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import { usePerson } from '#web/base/session/useSession.ts';

/** The signed-in user, for permission checks. Any user who sees a map has access to the application. */
export function useMapPerson(): Person {
  const { uid, email, company, claims } = usePerson();
  const { admin, super_admin, global_story_map_viewer } = claims;
  return useMemo(
    () => ({
      uid,
      email,
      company: company as CompanyDomain,
      active: true,
      admin,
      superAdmin: super_admin,
      globalStoryMapViewer: global_story_map_viewer,
    }),
    [uid, email, company, admin, super_admin, global_story_map_viewer],
  );
}
