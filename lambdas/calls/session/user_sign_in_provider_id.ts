import { user_sign_in_provider_id } from '#shared/contract/session/user_sign_in_provider_id.ts';
import { implementPublic } from '#lambdas/runtime/implementPublic.ts';

/** Every address signs in by password until other providers are there, known or not (decisions 5). */
export const handler = implementPublic(user_sign_in_provider_id, async () => ({ providerId: 'password' }));
