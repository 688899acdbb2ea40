import * as informationTexts from '#shared/texts/what/information.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';

/** A read-only field. */
export function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Box data-empty={value === undefined || undefined}>
      <Text look="compact" quiet>
        {label}
      </Text>
      <Text quiet={value === undefined} style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {value ?? informationTexts.none}
      </Text>
    </Box>
  );
}
