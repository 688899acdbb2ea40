import { useState } from 'react';
import { MAX_EMAIL_LENGTH } from '#shared/model/limits.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { Button, IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { eye, eyeOff } from '#web/components/controls/icons.ts';
import { Field, type FieldProps } from './Field.tsx';

/** The e-mail field. After its step it is read-only, with a button to go back. */
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
      endAdornment={onChangeAgain !== undefined && <Button onClick={onChangeAgain}>{sessionTexts.change}</Button>}
    />
  );
}

/** A password field that can show its text. */
export function PasswordField({
  label,
  chosen = false,
  ...props
}: FieldProps & { label: string; /** The user chooses a new password here. */ chosen?: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      input={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <IconButton
          aria-label={shown ? sessionTexts.hidePassword : sessionTexts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? eyeOff : eye} small />
        </IconButton>
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
