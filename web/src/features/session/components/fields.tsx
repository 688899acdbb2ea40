import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { MAX_EMAIL_LENGTH } from '#shared/model/limits.ts';
import { sessionTexts } from '#shared/texts/session.ts';
import { Field, type FieldProps } from './Field.tsx';

/** The e-mail field. Once the step with it is done it can be read only, with a way back. */
export function EmailField({ onChangeAgain, ...props }: FieldProps & { onChangeAgain?: (() => void) | undefined }) {
  return (
    <Field
      {...props}
      label={sessionTexts.email}
      type="email"
      name="email"
      autoComplete="username"
      input={{
        maxLength: MAX_EMAIL_LENGTH,
        readOnly: onChangeAgain !== undefined,
        autoCapitalize: 'none',
        spellCheck: false,
      }}
      endAdornment={
        onChangeAgain !== undefined && (
          <InputAdornment position="end">
            <Button size="small" onClick={onChangeAgain} sx={{ mr: -2.5 }}>
              {sessionTexts.change}
            </Button>
          </InputAdornment>
        )
      }
    />
  );
}

/** A password field that can show what was typed. */
export function PasswordField({
  label,
  chosen = false,
  ...props
}: FieldProps & { label: string; /** The password is being chosen, not recalled. */ chosen?: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      input={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={shown ? sessionTexts.hidePassword : sessionTexts.showPassword}
            onClick={() => setShown(!shown)}
            sx={{ mr: -2.5 }}
          >
            {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

/** A plain text field. */
export function UsernameField(props: FieldProps) {
  return (
    <Field {...props} label={sessionTexts.username} name="username" autoComplete="name" input={{ maxLength: 100 }} />
  );
}

/** The code of an authenticator app; phones and password managers fill it in. */
export function AppCodeField(props: FieldProps) {
  return (
    <Field
      help={sessionTexts.appCodeHelp}
      {...props}
      label={sessionTexts.appCode}
      name="code"
      autoComplete="one-time-code"
      input={{ inputMode: 'numeric', maxLength: 7, spellCheck: false }}
    />
  );
}
