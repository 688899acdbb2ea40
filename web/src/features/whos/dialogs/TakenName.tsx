import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Who } from '#shared/model/who.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { FieldError } from '#web/components/FieldError.tsx';
import { useContainerId, useWhos } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import type { RequestedPlace } from '../model/columns.ts';
import { useLinkCounts } from '../whoContext.ts';

const texts = whoTexts.taken;

type Props = {
  /** The Who that was to get a name. */
  who: Who;
  /** The name that another Who of the company has. */
  name: string;
  place: RequestedPlace;
  /** @param id the other Who, which is on the map now */
  onDone: (id: string) => void;
};

/**
 * What can be done when another Who has a name already: go to it, or use it in the place of this one (rule change.4).
 * Nothing that this one has may be lost by it.
 */
export function TakenName({ who, name, place, onDone }: Props) {
  const containerId = useContainerId();
  const others = useWhos();
  const other = [...others.values()].find(({ id, name: its }) => id !== who.id && foldText(its) === foldText(name));
  const hasLinks = useLinkCounts().has(who.id);
  // Its own options: once this Who has left, the dialog is gone before the answer is passed on.
  const add = useMapCommand('add_who', { onSuccess: ({ id }) => onDone(id) });
  const offer = (text: string, label: string, act: () => void, loading: boolean) => (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {text}
      </Typography>
      <Button variant="outlined" loading={loading} onClick={act}>
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
          <Typography variant="body2" color="textSecondary">
            {texts.keep}
          </Typography>
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
