import { fetchMFAPreference, setUpTOTP, updateMFAPreference, updatePassword, verifyTOTPSetup } from 'aws-amplify/auth';

export { configure } from './configure.ts';

/** See `identity.ts`. */
export async function changePassword(present: string, next: string): Promise<void> {
  await updatePassword({ oldPassword: present, newPassword: next });
}

/** See `identity.ts`. */
export async function hasSecondFactor(): Promise<boolean> {
  const { enabled = [] } = await fetchMFAPreference();
  return enabled.includes('TOTP');
}

/** See `identity.ts`. */
export async function beginSecondFactor(): Promise<string> {
  return (await setUpTOTP()).sharedSecret;
}

/** See `identity.ts`. */
export async function finishSecondFactor(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

/** See `identity.ts`. Cognito's only way to check a password within a session is to change it, here to the same one. */
export async function endSecondFactor(password: string): Promise<void> {
  await updatePassword({ oldPassword: password, newPassword: password });
  await updateMFAPreference({ totp: 'DISABLED' });
}
