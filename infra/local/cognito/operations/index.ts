import type { Operation } from '../context.ts';
import { AdminDeleteUser } from './AdminDeleteUser.ts';
import { AdminGetUser } from './AdminGetUser.ts';
import { AdminResetUserPassword } from './AdminResetUserPassword.ts';
import { AdminSetUserMFAPreference } from './AdminSetUserMFAPreference.ts';
import { AdminUpdateUserAttributes } from './AdminUpdateUserAttributes.ts';
import { AdminUserGlobalSignOut } from './AdminUserGlobalSignOut.ts';
import { AssociateSoftwareToken } from './AssociateSoftwareToken.ts';
import { ChangePassword } from './ChangePassword.ts';
import { ConfirmForgotPassword } from './ConfirmForgotPassword.ts';
import { ConfirmSignUp } from './ConfirmSignUp.ts';
import { DeleteUser } from './DeleteUser.ts';
import { ForgotPassword } from './ForgotPassword.ts';
import { GetTokensFromRefreshToken } from './GetTokensFromRefreshToken.ts';
import { GetUser } from './GetUser.ts';
import { GlobalSignOut } from './GlobalSignOut.ts';
import { InitiateAuth } from './InitiateAuth.ts';
import { ListUsers } from './ListUsers.ts';
import { ResendConfirmationCode } from './ResendConfirmationCode.ts';
import { RespondToAuthChallenge } from './RespondToAuthChallenge.ts';
import { RevokeToken } from './RevokeToken.ts';
import { SetUserMFAPreference } from './SetUserMFAPreference.ts';
import { SignUp } from './SignUp.ts';
import { UpdateUserAttributes } from './UpdateUserAttributes.ts';
import { VerifySoftwareToken } from './VerifySoftwareToken.ts';

/** Operations open to anyone: they authenticate the person by code, password or token. */
export const openOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AssociateSoftwareToken,
    ChangePassword,
    ConfirmForgotPassword,
    ConfirmSignUp,
    DeleteUser,
    ForgotPassword,
    GetTokensFromRefreshToken,
    GetUser,
    GlobalSignOut,
    InitiateAuth,
    ResendConfirmationCode,
    RespondToAuthChallenge,
    RevokeToken,
    SetUserMFAPreference,
    SignUp,
    UpdateUserAttributes,
    VerifySoftwareToken,
  }),
);

/** Operations that AWS grants to IAM identities only. */
export const signedOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminDeleteUser,
    AdminGetUser,
    AdminResetUserPassword,
    AdminSetUserMFAPreference,
    AdminUpdateUserAttributes,
    AdminUserGlobalSignOut,
    ListUsers,
  }),
);
