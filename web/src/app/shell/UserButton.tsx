import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { fill } from '#shared/texts/fill.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { useSession } from '../session/useSession.ts';

/** From this number on a badge only shows that there are more. */
const MOST = 99;

/** Opens the user dialog, and shows the number of waiting requests (rule screen.9). */
export function UserButton({ waiting, onClick }: { waiting: number; onClick: () => void }) {
  const { email, username } = useSession();
  const { one, other } = navigationTexts.waiting;
  const label =
    waiting === 0
      ? navigationTexts.openUser
      : `${navigationTexts.openUser}, ${fill(waiting === 1 ? one : other, { count: waiting })}`;
  return (
    // A native tooltip: one of MUI's would have to be loaded before the login, only for this.
    <IconButton
      aria-label={label}
      title={email ?? navigationTexts.loggedOut}
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{ position: 'relative', fontFamily: 'inherit' }}
    >
      <Avatar name={username} />
      {waiting > 0 && (
        <Box component="span" aria-hidden data-badge sx={badge}>
          {waiting > MOST ? `${MOST}+` : waiting}
        </Box>
      )}
    </IconButton>
  );
}

function Avatar({ name }: { name: string | undefined }) {
  const initial = name?.trim().slice(0, 1).toUpperCase();
  return (
    <Box component="span" sx={avatar}>
      {initial === undefined || initial === '' ? <PersonIcon fontSize="small" /> : initial}
    </Box>
  );
}

const avatar = {
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  bgcolor: 'var(--storyd-accent-tint)',
  color: 'var(--storyd-accent)',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
} as const;

const badge = {
  position: 'absolute',
  // At the shoulder of the avatar, whatever room the button takes around it.
  top: 'calc(50% - 20px)',
  left: 'calc(50% + 4px)',
  minWidth: 16,
  height: 16,
  px: '4px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '8px',
  boxShadow: '0 0 0 2px var(--storyd-surface)',
  bgcolor: 'var(--storyd-accent)',
  color: 'var(--storyd-on-accent)',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;
