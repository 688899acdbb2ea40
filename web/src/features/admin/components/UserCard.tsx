import MapOutlined from '@mui/icons-material/MapOutlined';
import PhonelinkErase from '@mui/icons-material/PhonelinkEraseOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { RegisteredEmail } from '#shared/model/people.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { secondFactorRule } from '#web/api/identity.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { initialsOf, nameOf } from '../model/people.ts';
import { AccessButton } from './AccessButton.tsx';
import { cardBox, CHANGE_WIDTH } from './cardBox.ts';

type Props = {
  user: RegisteredEmail;
  isYou: boolean;
  /** The reason why this user's access cannot be changed, or undefined. */
  refusal: string | undefined;
  onRemove: () => void;
  onResetFactor: () => void;
  onMaps: () => void;
};

/** One user: name, access, roles, and the buttons that change them. */
export function UserCard({ user, isYou, refusal, onRemove, onResetFactor, onMaps }: Props) {
  const name = nameOf(user);
  return (
    <Box component="li" sx={cardBox}>
      <Box sx={{ gridArea: 'who', display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
        <Avatar
          aria-hidden
          sx={{
            width: 36,
            height: 36,
            fontSize: 'caption.fontSize',
            fontWeight: 600,
            bgcolor: 'action.hover',
            color: 'text.secondary',
          }}
        >
          {initialsOf(user)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" variant="h3" noWrap title={name}>
            {name}
            {isYou && (
              <Typography component="span" variant="inherit" color="textSecondary" sx={{ fontWeight: 400 }}>
                {` (${adminTexts.you})`}
              </Typography>
            )}
          </Typography>
          {name !== user.email && (
            <Typography variant="body2" color="textSecondary" noWrap title={user.email}>
              {user.email}
            </Typography>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          gridArea: 'state',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& .MuiChip-root': { height: 'auto', minHeight: 24 },
          '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
        }}
      >
        <AccessState user={user} />
        <Roles user={user} />
      </Box>
      <Box sx={{ gridArea: 'change', display: 'flex', alignItems: 'center', gap: 1 }}>
        {user.signedUp && (
          <QuietButton label={fill(adminTexts.mapsOf, { person: name })} onClick={onMaps}>
            <MapOutlined fontSize="small" />
          </QuietButton>
        )}
        {secondFactorRule() !== 'off' && (
          <QuietButton
            label={fill(adminTexts.resetFactorOf, { person: name })}
            disabled={!user.signedUp || refusal !== undefined}
            onClick={onResetFactor}
          >
            <PhonelinkErase fontSize="small" />
          </QuietButton>
        )}
        <Box sx={{ display: 'grid', minWidth: CHANGE_WIDTH }}>
          <AccessButton user={user} refusal={refusal} onRemove={onRemove} />
        </Box>
      </Box>
    </Box>
  );
}

function AccessState({ user }: { user: RegisteredEmail }) {
  if (!user.active)
    return (
      <Chip
        size="small"
        variant="outlined"
        label={adminTexts.noAccess}
        sx={{ color: 'text.secondary', borderColor: 'divider' }}
      />
    );
  if (user.signedUp)
    return <Chip size="small" label={adminTexts.active} sx={{ bgcolor: 'success.light', color: 'success.main' }} />;
  return (
    <Chip
      size="small"
      icon={<WarningAmber fontSize="small" color="inherit" />}
      label={adminTexts.notSignedUp}
      sx={{ bgcolor: 'warning.light', color: 'warning.main' }}
    />
  );
}

function Roles({ user: { claims } }: { user: RegisteredEmail }) {
  const roles = [
    claims.super_admin && adminTexts.roleSuperAdmin,
    claims.admin && !claims.super_admin && adminTexts.roleAdmin,
    claims.global_story_map_viewer && adminTexts.roleGlobalViewer,
  ].filter((role) => role !== false);
  return roles.map((role) => <Chip key={role} size="small" label={role} sx={{ bgcolor: 'action.hover' }} />);
}
