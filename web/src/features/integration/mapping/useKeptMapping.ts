import type { MappingDraft } from '#shared/rules/integration/mappingDraft.ts';
import { useKeptText } from '#web/replica/kept/useKeptText.ts';
import { COMPANY_SCOPE } from '#web/replica/scopes.ts';
import { textOfMapping } from './mappingConflict.ts';
import type { Target } from './useMappingDraft.ts';

type Mapping = Pick<MappingDraft, 'rows' | 'completesEpics'>;

/**
 * Keeps a changed mapping in this browser until it is saved (see `useKeptText`).
 * @param target undefined where it is changed for one export only
 */
export function useKeptMapping(integrationId: string, target: Target | undefined) {
  const of = `${target?.selectedProject.id} ${target?.selectedIssueType.id}`;
  const place = { scope: COMPANY_SCOPE, entity: integrationId, field: `mapping ${of}` };
  const { offered, keep, forget, accept } = useKeptText(target && place);
  // This version of the application wrote it: another form would have another name in `field`.
  const mapping = offered && (JSON.parse(offered.text) as Mapping);
  return {
    /** @param version that of the saved mapping when the changes began */
    keep: ({ rows, completesEpics }: Mapping, version: number) =>
      keep(JSON.stringify({ rows, completesEpics } satisfies Mapping), String(version)),
    forget,
    /** In words, for `OfferedText`. */
    offered: offered && mapping && { ...offered, text: textOfMapping({ ...mapping, addedJiraFields: mapping.rows }) },
    /** Ends the offer. @returns what was offered, and the version of the saved mapping when its changes began */
    accept: () => {
      accept();
      return mapping && { ...mapping, version: Number(offered?.seen) };
    },
  };
}
