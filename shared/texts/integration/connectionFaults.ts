import { withParts } from '#shared/texts/withParts.ts';

/** Why a connection with Jira does not work, and what administrators can do. */

export const faults = {
  'token-refused': 'Jira refuses the token: it is wrong, has expired or was revoked. Choose Edit to enter a new one.',
  captcha:
    'Jira wants its account to solve a CAPTCHA, after several failed sign-ins. Sign in to Jira in the browser with this account, then enter the token again.',
  'account-refused':
    "Jira refuses all requests of the token's account. Ask a Jira administrator to allow it, and to check rate limits and allowlists of addresses.",
  'no-permission':
    "The token's account can't create issues in any project. Ask a Jira administrator for the permission Create Issues.",
  'sign-in-page':
    'A web page, such as a sign-in page or a proxy, answers instead of Jira. Check the address, or let requests to /rest/ bypass that page.',
  'no-jira':
    'There is no Jira at this address. Check it, including the part after the host, and choose Edit to change it.',
  'other-kind':
    'A Jira of the other type answers at this address. Delete this integration, and create one of the other type.',
  'old-version':
    'This Jira is older than version 8.14 and has no personal access tokens. Upgrade Jira, then check again.',
  'unknown-host': "The host of this address can't be found. Check the spelling, and choose Edit to change it.",
  certificate:
    "The certificate of this Jira isn't trusted: it is self-signed, has expired or is for another host. Install one of a public authority, then check again.",
  'private-address':
    "This address is in a private network, which StorYd isn't allowed to reach. The operator of StorYd can allow it in the deployment.",
  'no-connection':
    "StorYd couldn't connect to this address. Check that Jira is running and that its firewall lets StorYd in.",
  'no-answer': "Jira didn't answer in time. Check that it can be reached from the internet, then check again.",
  busy: 'Jira is busy. StorYd checks the connection again within an hour.',
  'jira-error': 'Jira answered with an error. Check that it is running, then check again.',
  'other-jira':
    'A different Jira answers at this address, so the token was not sent. Choose Refresh Status to use this Jira, or Edit to change the address or the token.',
  'new-address': 'The address was changed. Choose Refresh Status to check it.',
  'new-server': 'The address was changed to another server, which needs its own token. Choose Edit to enter one.',
} as const;

/** Of a token of Jira Cloud, which may be one with scopes. */
export const cloudTokenRefused = withParts(
  "Jira refuses the token: it is wrong, has expired or was revoked, or its e-mail address isn't that of its account. Choose Edit to enter a new one. A token with scopes works only at https://api.atlassian.com/ex/jira/ followed by the cloudId, which {baseUrl}/_edge/tenant_info shows: choose Edit to enter that address.",
);

/** Of a connection that has never had a token that worked. */
export const noToken = 'It has no working token yet. Choose Connect to enter one, or Delete.';
