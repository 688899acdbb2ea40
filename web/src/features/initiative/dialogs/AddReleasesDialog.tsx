import { useState } from 'react';
import type { CallInput } from '#shared/contract/registry.ts';
import {
  MAX_ADDED_RELEASES,
  MAX_NAME_LENGTH,
  MAX_NEW_INITIATIVE_RELEASES,
  NEW_RELEASE,
  SEARCH_DEBOUNCE_MS,
} from '#shared/model/limits.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Chip } from '#web/components/input/Chip.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import type { Option } from '#web/components/search/Options.tsx';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useReleaseOptions } from './useReleaseOptions.ts';

type Added = CallInput<'add_releases_to_initiative'>['releases'][number];
/** A chosen release, with its name and that of its story map. */
type Chosen = { added: Added; name: string; mapName: string };

export type AddReleasesProps = Openable & {
  initiativeId: string;
  /** The releases that are in the initiative already. */
  listed: ReadonlySet<string>;
  /** Reads the contents of what was added. */
  onAdded: () => void;
};

/** Why no further release can be chosen along with others, as one call takes so many; a new one takes more room. */
function fullOf(chosen: readonly Chosen[], isNew: boolean): string | undefined {
  if (chosen.length >= MAX_ADDED_RELEASES) return texts.chosenFull({ count: MAX_ADDED_RELEASES });
  const newCount = chosen.filter(({ added }) => added.releaseId.startsWith(NEW_RELEASE)).length;
  return isNew && newCount >= MAX_NEW_INITIATIVE_RELEASES
    ? texts.newFull({ count: MAX_NEW_INITIATIVE_RELEASES })
    : undefined;
}

/** Chooses a story map, then its releases, or names new ones that are made in it (rule initiative.7). */
export function AddReleasesDialog({ open, onClose, initiativeId, listed, onAdded }: AddReleasesProps) {
  const [map, setMap] = useState<{ id: string; name: string }>();
  const [mapText, setMapText] = useState('');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [count, setCount] = useState(0);
  const [isTried, setTried] = useState(false);
  const maps = useSearch('story_map_edit', mapText, SEARCH_DEBOUNCE_MS.storyMaps, {});
  const releases = useReleaseOptions(map?.id, text);
  const add = useCommand('add_releases_to_initiative');
  const taken = new Set([...listed, ...chosen.map(({ added }) => added.releaseId)]);
  const close = () => {
    add.reset();
    setTried(false);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (chosen.length === 0) return;
    add.mutate(
      { initiativeId, releases: chosen.map(({ added }) => added) },
      {
        onSuccess: () => {
          setChosen([]);
          setText('');
          onAdded();
          close();
        },
      },
    );
  };
  const choose = (one: Chosen) => {
    setChosen([...chosen, one]);
    setText('');
    add.reset();
  };
  const name = text.trim();
  const isThere = releases.hits.some((hit) => foldText(hit.text) === foldText(name));
  const isFitting = name !== '' && [...name].length <= MAX_NAME_LENGTH;
  // While the search runs, the release may well exist.
  const isNew = map !== undefined && isFitting && releases.status === 'done' && !isThere;
  const option = (hit: Option, refusal: string | undefined): Option =>
    refusal === undefined ? hit : { ...hit, detail: refusal, disabled: true };
  const options = [
    ...releases.hits.map((hit) => option(hit, taken.has(hit.id) ? texts.inList : fullOf(chosen, false))),
    ...(isNew
      ? [option({ id: NEW_RELEASE, text: texts.newRelease({ name }), detail: map.name }, fullOf(chosen, true))]
      : []),
  ];
  return (
    <FormDialog
      open={open}
      title={texts.menu.releases}
      onSubmit={submit}
      onClose={close}
      submitLabel={texts.add}
      closeLabel={commonTexts.cancel}
      loading={add.isPending}
      error={add.error}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: 300, minWidth: { sm: 440 } }}>
        <SearchBox
          label={texts.map}
          hint={commonTexts.searchHint}
          value={mapText}
          onChange={setMapText}
          search={{
            ...maps,
            hits: maps.hits.map(({ objectID, name: hit, why }) => ({ id: objectID, text: hit, detail: why })),
          }}
          onChoose={(id) => {
            setMap({ id, name: maps.hits.find(({ objectID }) => objectID === id)?.name ?? '' });
            setMapText('');
            setText('');
          }}
        />
        {map === undefined ? (
          <Text look="compact" danger={isTried} quiet={!isTried} role={isTried ? 'alert' : undefined}>
            {texts.mapFirst}
          </Text>
        ) : (
          <>
            <Text look="label" style={{ overflowWrap: 'anywhere' }}>
              {texts.releasesOf({ map: map.name })}
            </Text>
            <SearchBox
              label={texts.searchReleases}
              value={text}
              onChange={setText}
              search={{ ...releases, hits: options }}
              onChoose={(id) => {
                if (id === NEW_RELEASE) {
                  setCount(count + 1);
                  const releaseId = `${NEW_RELEASE}${count}`;
                  return choose({ added: { containerId: map.id, releaseId, name }, name, mapName: map.name });
                }
                const found = releases.hits.find((hit) => hit.id === id);
                choose({
                  added: { containerId: map.id, releaseId: id },
                  name: found?.text ?? '',
                  mapName: map.name,
                });
              }}
            />
          </>
        )}
        {chosen.length > 0 && (
          <Box
            component="ul"
            aria-label={texts.chosen}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
          >
            {chosen.map((one) => (
              <Box component="li" key={one.added.releaseId} sx={{ maxWidth: '100%' }}>
                <Chip
                  size="small"
                  label={`${one.name} · ${one.mapName}`}
                  aria-label={commonTexts.removeNamed({ name: one.name })}
                  onDelete={() => setChosen(chosen.filter((other) => other !== one))}
                />
              </Box>
            ))}
          </Box>
        )}
        {isTried && map !== undefined && chosen.length === 0 && (
          <Text look="compact" danger role="alert">
            {texts.chooseRelease}
          </Text>
        )}
      </Box>
    </FormDialog>
  );
}
