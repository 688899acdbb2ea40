import { useState } from 'react';
import { MAX_ROADMAP_WHATS } from '#shared/model/roadmap.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as activityRoadmapTexts from '#shared/texts/roadmap/activityRoadmap.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { useWholeLayout } from '#web/replica/story_map/useMap.ts';
import { inOrder } from './rows.ts';

const texts = activityRoadmapTexts.dialog;
const limit = MAX_ROADMAP_WHATS;

export type SelectProps = Openable & {
  chosen: readonly string[];
  onChoose: (whatIds: readonly string[]) => void;
};

/** Chooses the Activities of the roadmap among those of the map. Each time it opens, it starts with the shown ones. */
export function SelectActivities(props: SelectProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  const [round, setRound] = useState(0);
  if (wasOpen !== props.open) {
    setWasOpen(props.open);
    if (props.open) setRound(round + 1);
  }
  return <Picker key={round} {...props} />;
}

function Picker({ open, onClose, chosen: shown, onChoose }: SelectProps) {
  const [layout] = useWholeLayout();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(shown.filter((id) => layout.cards.get(id)?.unsaved === false)),
  );
  const sought = text.trim().toLocaleLowerCase();
  const all = layout.backbone.flatMap((id) => [id, ...(layout.children.get(id) ?? [])]);
  const cards = all.flatMap((id) => layout.cards.get(id) ?? []).filter(({ unsaved }) => !unsaved);
  const found = cards.filter(({ description }) => description.toLocaleLowerCase().includes(sought));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <FormDialog
      open={open}
      title={texts.title}
      onSubmit={() => {
        onChoose(inOrder(chosen, layout));
        onClose();
      }}
      onClose={onClose}
      submitLabel={texts.show}
      loading={false}
      error={undefined}
    >
      <TextField
        label={texts.search}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // The search is live, so Enter does nothing here; it must not submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
      />
      <Box sx={list} role="group" aria-label={texts.title}>
        {found.length === 0 && (
          <Text look="compact" quiet style={{ paddingBlock: 8 }}>
            {releaseTexts.manageNothing({ text: text.trim() })}
          </Text>
        )}
        {found.map(({ id, description, parentId }) => {
          const isFull = chosen.size >= limit && !chosen.has(id);
          return (
            <Box key={id} sx={{ pl: parentId === null ? 0 : 6 }}>
              <DisabledReason reason={isFull ? texts.full({ limit }) : undefined}>
                <Choice
                  type="checkbox"
                  checked={chosen.has(id)}
                  disabled={isFull}
                  onChange={({ target }) => toggle(id, target.checked)}
                >
                  {description}
                </Choice>
              </DisabledReason>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
        <Text look="compact" quiet role="status">
          {texts.count({ count: chosen.size, limit })}
        </Text>
        {chosen.size > 0 && <Button onClick={() => setChosen(new Set())}>{texts.clear}</Button>}
      </Box>
    </FormDialog>
  );
}

/** As high as the dialog allows, so that nothing jumps during a search. */
const list = {
  height: 'min(48vh, 440px)',
  px: 3,
  py: 1,
  overflow: 'hidden auto',
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
} as const;
