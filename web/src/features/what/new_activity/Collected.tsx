import type { TextWithParts } from '#shared/texts/withParts.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';

type Item = { id: string; name: string; type: string };
type Props<One extends Item> = {
  items: readonly One[];
  /** The name of the remove button. */
  removeText: TextWithParts<'name'>;
  onRemove: (item: One) => void;
};

/** The items collected so far for a new Activity, each with its type. */
export function Collected<One extends Item>({ items, removeText, onRemove }: Props<One>) {
  if (items.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column' }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 'var(--storyd-control)' }}
        >
          <Text dir="auto" look="compact" style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {item.name}
          </Text>
          <Text look="compact" quiet style={{ flex: 'none', maxWidth: '40%', overflowWrap: 'anywhere' }}>
            {item.type}
          </Text>
          <QuietButton label={removeText({ name: item.name })} onClick={() => onRemove(item)}>
            <Icon path={close} small />
          </QuietButton>
        </Box>
      ))}
    </Box>
  );
}
