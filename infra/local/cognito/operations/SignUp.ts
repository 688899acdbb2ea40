import { randomUUID } from 'node:crypto';
import type { Operation } from '../context.ts';
import { refusal } from '../errors.ts';
import { attributeList, requiredText, textMap } from '../input.ts';
import { sendCode } from '../mails.ts';
import { newPassword } from '../passwords.ts';
import { runPostConfirmation, runPreSignUp } from '../triggers.ts';
import { assertWritable, emailAddress, newUser, requireClient } from '../users.ts';

/** Registers a person under their address and mails the code that verifies it; the pre-sign-up trigger may refuse. */
export const SignUp: Operation = async (pool, input) => {
  requireClient(pool, input);
  const email = emailAddress(requiredText(input, 'Username', { max: 254 }), 'Username should be an email.');
  const password = newPassword(input, 'Password');
  const attributes = attributeList(input, 'UserAttributes');
  assertWritable(attributes);
  if (pool.store.byLogin(email)) throw refusal.emailTaken();

  const sub = randomUUID();
  const clientMetadata = textMap(input, 'ClientMetadata');
  const validationData = Object.fromEntries(attributeList(input, 'ValidationData'));
  const given = Object.fromEntries([...attributes].filter(([, value]) => value !== ''));
  const { confirmed, emailVerified } = await runPreSignUp(
    pool,
    'PreSignUp_SignUp',
    sub,
    { ...given, email },
    validationData,
    clientMetadata,
  );

  const user = newUser(pool, { sub, email, password, attributes: given, confirmed, emailVerified });
  pool.store.add(user);
  if (confirmed) {
    await runPostConfirmation(pool, 'PostConfirmation_ConfirmSignUp', user, clientMetadata);
    return { UserConfirmed: true, UserSub: sub };
  }
  return { UserConfirmed: false, UserSub: sub, ...(await sendCode(pool, 'signUp', user, clientMetadata)) };
};
