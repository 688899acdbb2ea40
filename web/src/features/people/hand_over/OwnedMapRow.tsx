import type { CallOutput } from '#shared/contract/registry.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';

type Props = {
  map: CallOutput<'proposed_owners'>['docs'][number];
  /** The present owner, where the row names them. */
  owner: string | undefined;
  /** The name of the proposed owner; undefined if there is none or it is still loading. */
  next: string | undefined;
  busy: boolean;
  onHandOver: (uid: string, name: string) => void;
  onChoose: () => void;
};

/** A story map with its proposed next owner, and the two ways to hand it over. */
export function OwnedMapRow({ map: { name, proposed }, owner, next, busy, onHandOver, onChoose }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 3,
        '& + &': { borderTop: '1px solid var(--storyd-border)' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text look="compact" dir="auto" style={{ fontWeight: 600 }}>
          {name}
        </Text>
        {owner !== undefined && (
          <Text as="div" look="caption" quiet>
            {adminTexts.wasOwner({ person: owner })}
          </Text>
        )}
        <Text as="div" look="caption" quiet>
          {proposed === null
            ? adminTexts.noneProposed
            : next !== undefined && adminTexts.proposed[proposed.as]({ person: next })}
        </Text>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {proposed !== null && next !== undefined && (
          <Button
            variant="contained"
            disabled={busy}
            aria-label={adminTexts.handOverNamed({ map: name, person: next })}
            onClick={() => onHandOver(proposed.uid, next)}
          >
            {adminTexts.handOverTo({ person: next })}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={busy}
          aria-label={adminTexts.changeOwnerOf({ map: name })}
          onClick={onChoose}
        >
          {adminTexts.changeOwner}
        </Button>
      </Box>
    </Box>
  );
}
