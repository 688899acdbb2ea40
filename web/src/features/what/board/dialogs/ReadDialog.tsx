import { Text } from '#web/components/controls/Text.tsx';
import { ReadingDialog } from '#web/components/dialog/ReadingDialog.tsx';

/** Shows the whole of a truncated text, for users who cannot hover. */
export function ReadDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <ReadingDialog title={title} onClose={onClose}>
      <Text dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </ReadingDialog>
  );
}
