import { useMemo } from 'react';
import type { CallInput } from '#shared/contract/registry.ts';
import type { Command } from '#web/replica/command.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import {
  changeEpicFields,
  changeEpicLinks,
  removeEpicScenario,
  setEpicCompleted,
  setEpicNotes,
  startEpic,
} from './epicCommands.ts';

type Fields = CallInput<'change_epic_fields'>['fields'];
type Links = Pick<CallInput<'change_epic_links'>, 'add' | 'remove'>;

/**
 * The edits of an epic's card. Each is one call and shows at once; a refusal is thrown as `ApiError`, and the card
 * returns to the saved value.
 */
export function useEpicEdits({ containerId, releaseId, whatId }: Place, epicId: string) {
  const { pending } = useMap();
  return useMemo(() => {
    const about = { containerId, releaseId, whatId, epicId };
    const begin = async <Input>(command: Command<Input>, input: Input): Promise<void> => {
      await pending.begin(command, input);
    };
    return {
      /** @param seen the values when the user chose or began to type (docs/decisions/0039) */
      setFields: (fields: Fields, seen: Fields) => begin(changeEpicFields, { ...about, fields, expect: seen }),
      changeLinks: (links: Links) => begin(changeEpicLinks, { ...about, ...links }),
      setCompleted: (completed: boolean) => begin(setEpicCompleted, { ...about, completed }),
      setStarted: (started: boolean) => begin(startEpic, { ...about, started }),
      removeScenario: (scenarioId: string) => begin(removeEpicScenario, { ...about, scenarioId }),
      setNotes: (notes: string, seen: string) => begin(setEpicNotes, { ...about, notes, expect: { notes: seen } }),
    };
  }, [pending, containerId, releaseId, whatId, epicId]);
}

export type EpicEdits = ReturnType<typeof useEpicEdits>;
