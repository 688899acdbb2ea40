import type { IntegrationType } from '#shared/model/integration/integration.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { TextField } from '#web/components/input/TextField.tsx';

export type Credential = { token: string; email: string };
export const NO_CREDENTIAL: Credential = { token: '', email: '' };

type Props = {
  type: IntegrationType;
  credential: Credential;
  onChange: (credential: Credential) => void;
  label: string;
  help: string;
};

/** The credential of a connection: a token, for Jira Cloud also the address of its account. */
export function CredentialFields({ type, credential, onChange, label, help }: Props) {
  const { token, email } = credential;
  return (
    <>
      {type === 'jira-cloud' && (
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => onChange({ token, email: target.value })}
        />
      )}
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        value={token}
        onChange={({ target }) => onChange({ email, token: target.value })}
        helperText={help}
      />
    </>
  );
}

/** The input of the call that sets a credential; undefined while something is missing. */
export function credentialInput(
  type: IntegrationType,
  { token, email }: Credential,
): { token: string; email?: string } | undefined {
  const [given, address] = [token.trim(), email.trim()];
  if (given === '') return undefined;
  if (type === 'jira-server') return { token: given };
  return address === '' ? undefined : { token: given, email: address };
}
