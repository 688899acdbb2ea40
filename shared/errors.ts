import { errorTexts } from './texts/errors.ts';

/**
 * The closed list of everything a call can be refused with: code -> HTTP status and message. A code that is not here
 * cannot be thrown. Codes that clients know are not renamed.
 */
export const errors = {
  'bad-input': { status: 400, message: errorTexts.badInput },
  'not-json': { status: 400, message: errorTexts.notJson },
  'domain-mismatch': { status: 400, message: errorTexts.domainMismatch },
  'level-mix': { status: 400, message: errorTexts.levelTwo },
  'own-parent': { status: 400, message: errorTexts.ownParent },
  'reference-type-does-not-exist': { status: 400, message: errorTexts.referenceTypeDoesNotExist },
  'maturity-item-does-not-exist': { status: 400, message: errorTexts.maturityItemDoesNotExist },
  'priority-does-not-exist': { status: 400, message: errorTexts.priorityDoesNotExist },
  'link-type-does-not-exist': { status: 400, message: errorTexts.linkTypeDoesNotExist },
  'own-link': { status: 400, message: errorTexts.ownLink },
  'own-story-map': { status: 400, message: errorTexts.ownStoryMap },
  'not-backbone': { status: 400, message: errorTexts.notBackbone },
  'not-authenticated': { status: 401, message: errorTexts.notAuthenticated },
  'email-not-verified': { status: 403, message: errorTexts.emailNotVerified },
  'no-company-access': { status: 403, message: errorTexts.noCompanyAccess },
  'permission-denied': { status: 403, message: errorTexts.permissionDenied },
  'parent-not-visible': { status: 403, message: errorTexts.parentNotVisible },
  'not-administrator': { status: 403, message: errorTexts.notAdministrator },
  'not-super-administrator': { status: 403, message: errorTexts.notSuperAdministrator },
  'own-access': { status: 403, message: errorTexts.ownAccess },
  'admin-access': { status: 403, message: errorTexts.adminAccess },
  'unknown-call': { status: 404, message: errorTexts.unknownCall },
  'what-does-not-exist': { status: 404, message: errorTexts.whatDoesNotExist },
  'parent-does-not-exist': { status: 404, message: errorTexts.parentDoesNotExist },
  'who-does-not-exist': { status: 404, message: errorTexts.whoDoesNotExist },
  'link-does-not-exist': { status: 404, message: errorTexts.linkDoesNotExist },
  'label-does-not-exist': { status: 404, message: errorTexts.labelDoesNotExist },
  'reference-does-not-exist': { status: 404, message: errorTexts.referenceDoesNotExist },
  'access-request-does-not-exist': { status: 404, message: errorTexts.accessRequestDoesNotExist },
  'member-does-not-exist': { status: 404, message: errorTexts.memberDoesNotExist },
  'user-does-not-exist': { status: 404, message: errorTexts.userDoesNotExist },
  'email-not-registered': { status: 404, message: errorTexts.emailNotRegistered },
  conflict: { status: 409, message: errorTexts.conflict },
  'no-room': { status: 409, message: errorTexts.noRoom },
  'parent-has-children': { status: 409, message: errorTexts.parentHasChildren },
  'reference-exists': { status: 409, message: errorTexts.referenceExists },
  'long-description-changed': { status: 409, message: errorTexts.longDescriptionChanged },
  'description-taken': { status: 409, message: errorTexts.descriptionTaken },
  'name-taken': { status: 409, message: errorTexts.nameTaken },
  'description-shared': { status: 409, message: errorTexts.descriptionShared },
  'already-linked': { status: 409, message: errorTexts.alreadyLinked },
  'story-map-full': { status: 409, message: errorTexts.storyMapFull },
  'too-many-references': { status: 409, message: errorTexts.tooManyReferences },
  'too-many-whos': { status: 409, message: errorTexts.tooManyWhos },
  'container-linked': { status: 409, message: errorTexts.containerLinked },
  'what-linked': { status: 409, message: errorTexts.whatLinked },
  'story-map-circle': { status: 409, message: errorTexts.storyMapCircle },
  'too-many-levels': { status: 409, message: errorTexts.tooManyLevels },
  'change-allowed': { status: 409, message: errorTexts.changeAllowed },
  'request-exists': { status: 409, message: errorTexts.requestExists },
  'user-has-no-access': { status: 409, message: errorTexts.userHasNoAccess },
  'owner-no-member': { status: 409, message: errorTexts.ownerNoMember },
  'too-many-access-requests': { status: 409, message: errorTexts.tooManyAccessRequests },
  'idempotency-mismatch': { status: 409, message: errorTexts.idempotencyMismatch },
  'too-large': { status: 413, message: errorTexts.tooLarge },
  'too-many-requests': { status: 429, message: errorTexts.tooManyRequests },
  unknown: { status: 500, message: errorTexts.unknown },
  maintenance: { status: 503, message: errorTexts.maintenance },
  'search-unavailable': { status: 503, message: errorTexts.searchUnavailable },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** What a refused call answers, besides its HTTP status (rule call.1). */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  /** Field path -> what is wrong with it; only with `bad-input`. */
  fieldErrors?: Record<string, string>;
  /** Only with 5xx: finds the line in the log. */
  requestId?: string;
};

/**
 * A refusal with a code of the closed list. Rules and handlers throw it; the runtime turns it into `{code, message}` with the
 * code's HTTP status, the client turns an answer back into it.
 */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: Record<string, string> | undefined;

  /**
   * @param detail replaces the code's standard message (it must still be fit for people), names the fields at fault, keeps the error behind it
   */
  constructor(
    code: ErrorCode,
    detail: { message?: string; fieldErrors?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail.message ?? errors[code].message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'CallError';
    this.code = code;
    this.status = errors[code].status;
    this.fieldErrors = detail.fieldErrors;
  }

  /** The JSON body that tells a client of this refusal. */
  toBody(): ErrorBody {
    return this.fieldErrors === undefined
      ? { code: this.code, message: this.message }
      : { code: this.code, message: this.message, fieldErrors: this.fieldErrors };
  }
}
