import type { CognitoTriggers } from './cognito/index.ts';

/** The product's own triggers of the user pool. Loaded late: they read their environment, which the stack has to set first. */
export async function loadTriggers(): Promise<CognitoTriggers> {
  const [preSignUp, postConfirmation, preTokenGeneration, customMessage] = await Promise.all([
    import('#lambdas/events/pre_sign_up.ts'),
    import('#lambdas/events/post_confirmation.ts'),
    import('#lambdas/events/pre_token_generation.ts'),
    import('#lambdas/events/custom_message.ts'),
  ]);
  return {
    preSignUp: preSignUp.handler,
    postConfirmation: postConfirmation.handler,
    preTokenGeneration: preTokenGeneration.handler,
    customMessage: customMessage.handler,
  };
}
