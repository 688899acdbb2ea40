import type { Who } from '#shared/model/who/who.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useWhos } from '#web/replica/story_map/useMap.ts';
import type { RequestedPlace } from '../model/columns.ts';
import { useLinkCounts } from '../whoContext.ts';

const texts = whoTexts.taken;

type Props = {
  /** The Who to rename. */
  who: Who;
  /** The name, which another Who of the company already has. */
  name: string;
  place: RequestedPlace;
  /** @param id the other Who, now on the map */
  onDone: (id: string) => void;
};

/**
 * The actions when another Who already has the name: go to that Who, or use it in place of this one (rule change.4).
 * Replacing is offered only while this Who has no links, since they would be lost.
 */
export function TakenName({ who, name, place, onDone }: Props) {
  const containerId = useContainerId();
  const others = useWhos();
  const other = [...others.values()].find(({ id, name: its }) => id !== who.id && foldText(its) === foldText(name));
  const hasLinks = useLinkCounts().has(who.id);
  // Passed to the hook, because the dialog is gone before callbacks of `mutate` would run.
  const add = useCommand('add_who', { onSuccess: ({ id }) => onDone(id) });
  const offer = (text: string, label: string, act: () => void, loading: boolean) => (
    <>
      <Text look="compact" quiet style={{ flex: 1 }}>
        {text}
      </Text>
      <Button variant="outlined" busy={loading} onClick={act}>
        {label}
      </Button>
    </>
  );
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {other !== undefined ? (
          offer(texts.here, texts.show, () => onDone(other.id), false)
        ) : hasLinks ? (
          <Text look="compact" quiet>
            {texts.keep}
          </Text>
        ) : (
          offer(
            texts.elsewhere,
            texts.use,
            () => add.mutate({ containerId, name, ...place, insteadOfWhoId: who.id }),
            add.isPending,
          )
        )}
      </Box>
      <FieldError text={add.error?.message} />
    </Box>
  );
}
