import type { CognitoTriggers } from './cognito/index.ts';
import { ofPerson } from './grants/companies.ts';
import { inRole } from './grants/role.ts';

/**
 * The product's own triggers of the user pool. Loaded late: they read their environment, which the stack has to set
 * first.
 */
export async function loadTriggers(): Promise<CognitoTriggers> {
  const [preSignUp, postConfirmation, preTokenGeneration, customMessage] = await Promise.all([
    import('#lambdas/events/user_pool/pre_sign_up.ts'),
    import('#lambdas/events/user_pool/post_confirmation.ts'),
    import('#lambdas/events/user_pool/pre_token_generation.ts'),
    import('#lambdas/events/user_pool/custom_message.ts'),
  ]);
  return {
    preSignUp: inRole('pre_sign_up', preSignUp.handler, ofPerson),
    postConfirmation: inRole('post_confirmation', postConfirmation.handler, ofPerson),
    preTokenGeneration: inRole('pre_token_generation', preTokenGeneration.handler, ofPerson),
    customMessage: inRole('custom_message', customMessage.handler, ofPerson),
  };
}
