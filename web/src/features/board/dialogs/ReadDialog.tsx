import Typography from '@mui/material/Typography';
import { ReadingDialog } from '#web/map/components/ReadingDialog.tsx';

/** The whole of a text that is cut where it stands, for those who cannot point at it. */
export function ReadDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <ReadingDialog title={title} onClose={onClose}>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </ReadingDialog>
  );
}
