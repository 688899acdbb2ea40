import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { RegisteredEmail } from '#shared/model/people.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { DisabledReason } from '#web/components/DisabledReason.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { useGrantAccess } from '../hooks/useUsers.ts';
import { nameOf } from '../model/people.ts';

type Props = { user: RegisteredEmail; refusal: string | undefined; onRemove: () => void };

/**
 * Grants access at once, since that harms nobody, and lets the page ask before it is removed. It is one button that changes its name, so that the
 * focus stays on it.
 */
export function AccessButton({ user, refusal, onRemove }: Props) {
  const toasts = useToasts();
  const grant = useGrantAccess();
  const person = nameOf(user);
  const give = () =>
    grant.mutate(
      { email: user.email },
      { onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }) },
    );
  const press = () => {
    if (grant.isPending) return;
    if (user.active) onRemove();
    else give();
  };
  return (
    <DisabledReason reason={refusal}>
      <Button
        size="small"
        variant="outlined"
        disabled={refusal !== undefined}
        aria-busy={grant.isPending}
        aria-label={fill(user.active ? adminTexts.removeAccessOf : adminTexts.grantAccessTo, { person })}
        startIcon={grant.isPending ? <CircularProgress size={14} color="inherit" aria-hidden /> : undefined}
        onClick={press}
      >
        {user.active ? adminTexts.removeAccess : adminTexts.grantAccess}
      </Button>
    </DisabledReason>
  );
}
