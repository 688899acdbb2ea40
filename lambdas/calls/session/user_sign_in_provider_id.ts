import { implementPublic } from '#lambdas/runtime/implementPublic.ts';
import { user_sign_in_provider_id } from '#shared/contract/session/user_sign_in_provider_id.ts';

/** Every address, known or not, signs in by password until there are other providers (rule session.1). */
export const handler = implementPublic(user_sign_in_provider_id, async () => ({ providerId: 'password' }));
