import { useId } from 'react';
import * as texts from '#shared/texts/initiatives.ts';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { BoardGroup, GroupedRelease, InitiativeMap } from '#web/replica/initiative/board.ts';
import { type Open, targetRefusal } from '../model/epicMoves.ts';
import { nameOfRelease } from './nameOfRelease.ts';

type Props = {
  groups: readonly BoardGroup[];
  maps: ReadonlyMap<string, InitiativeMap>;
  /** The release that the epic is in. */
  here?: string;
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** Chooses one of the releases of groups; those that take no epic say why. */
export function ReleaseChoice({ groups, maps, here, chosen, onChoose }: Props) {
  const labelId = useId();
  const optionOf = (release: GroupedRelease) => {
    const refusal = release.id === here ? texts.here : targetRefusal(release, maps);
    const note = noteOn(release, refusal);
    return {
      value: release.id,
      disabled: refusal !== undefined,
      text: (
        <>
          {nameOfRelease(release)}
          {note !== undefined && (
            <Text as="span" look="caption" quiet style={{ display: 'block' }}>
              {note}
            </Text>
          )}
        </>
      ),
    };
  };
  return (
    <div>
      <Text as="span" look="label" id={labelId}>
        {texts.release}
      </Text>
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen}
        options={groups.flatMap((group) => group.releases).map(optionOf)}
        onChange={onChoose}
      />
    </div>
  );
}

/** The chosen one among the releases that the user sees. */
export function openRelease(groups: readonly BoardGroup[], id: string | null): Open | undefined {
  const found = groups.flatMap(({ releases }) => releases).find((release) => release.id === id);
  return found?.error === null ? found : undefined;
}

/** The only release that an epic can come to, so that nothing has to be chosen. */
export function onlyRelease(groups: readonly BoardGroup[], maps: Props['maps'], here?: string): string | null {
  const open = groups
    .flatMap(({ releases }) => releases)
    .filter((release) => release.id !== here && targetRefusal(release, maps) === undefined);
  return open.length === 1 ? (open[0]?.id ?? null) : null;
}

/** What stands below the name of a release; the name of a hidden one says why already. */
function noteOn({ error }: GroupedRelease, refusal: string | undefined): string | undefined {
  if (error === 'missing') return texts.releaseGone;
  return error === null ? refusal : undefined;
}
