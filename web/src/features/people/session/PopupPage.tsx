import { useLocation } from 'react-router-dom';
import { paths } from '#web/base/paths.ts';
import { PasswordPopup } from './components/PasswordPopup.tsx';
import { ProviderPopup } from './components/ProviderPopup.tsx';

/** The small windows of a sign-in. */
export function Component() {
  return useLocation().pathname === paths.providerPopup() ? <ProviderPopup /> : <PasswordPopup />;
}
