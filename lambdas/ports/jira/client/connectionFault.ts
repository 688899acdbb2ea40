import type { JiraUnreachableError, UnreachableReason } from '#lambdas/ports/jira/jiraHttp.ts';
import type { ConnectionFault } from '#shared/model/integration/integration.ts';
import type { Probe } from '#shared/rules/integration/integrationStatus.ts';
import type { JiraAnswer } from './jiraClient.ts';

const unreached: Readonly<Record<UnreachableReason, ConnectionFault>> = {
  refused: 'private-address',
  'unknown-host': 'unknown-host',
  certificate: 'certificate',
  'time-out': 'no-answer',
  'no-time': 'no-answer',
  'too-large': 'no-jira',
  network: 'no-connection',
};

/** Why no answer has come. */
export const faultOfSilence = ({ reason }: JiraUnreachableError): ConnectionFault => unreached[reason];

/** Why an answer is not the one that Jira gives where the connection works (rule integration.15). */
export function faultOfAnswer(found: Probe['found'], answer: JiraAnswer): ConnectionFault {
  if (wantsCaptcha(answer)) return 'captcha';
  switch (found) {
    case 'credential-refused':
      return 'token-refused';
    case 'requests-refused':
      return 'account-refused';
    case 'moved':
      return 'other-jira';
    case 'busy':
      return 'busy';
    default:
      return strange(answer);
  }
}

/** Jira refuses the right credential too once there were many wrong ones. */
const wantsCaptcha = ({ headers }: JiraAnswer): boolean =>
  headers['x-authentication-denied-reason']?.startsWith('CAPTCHA') === true ||
  headers['x-seraph-loginreason']?.includes('AUTHENTICATION_DENIED') === true;

/** Why an answer is none of Jira: a redirect within the same server leads to a page where people sign in. */
function strange({ status, json }: JiraAnswer): ConnectionFault {
  if (status >= 500) return 'jira-error';
  const isPage = json === undefined && (status === 200 || status === 401 || status === 403);
  return isPage || (status >= 300 && status < 400) ? 'sign-in-page' : 'no-jira';
}
