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

/** See `identity.ts`. */
export async function endSecondFactor(): Promise<void> {
  await updateMFAPreference({ totp: 'DISABLED' });
}
