import * as listTexts from '#shared/texts/lists.ts';
import { Text } from '../controls/Text.tsx';

/** An empty list within a panel: 'empty', and what it means. Whole pages have `EmptyState`. */
export function EmptyLine({ text }: { text: string }) {
  return (
    <Text look="compact" quiet>
      {listTexts.empty} · {text}
    </Text>
  );
}
