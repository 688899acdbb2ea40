/**
 * Guards at the boundaries of the product: tokens, sign-up, search, mails, links, the content of answers and logs.
 * @type {import('./guards.mjs').Guard[]}
 */
export const edgeGuards = [
  {
    guard: 'edge: a token is of our own client',
    file: 'infra/local/gateway/tokenVerifier.ts',
    find: 'return audiences.includes(clientId) ? claims : undefined;',
    instead: 'return audiences.length > 0 ? claims : undefined;',
    tests: ['tests/infra/local/router.test.ts'],
  },
  {
    guard: 'edge: a token has an end',
    file: 'infra/local/gateway/tokenVerifier.ts',
    find: "if (typeof claims.exp !== 'number') return undefined;",
    instead: '',
    tests: ['tests/infra/local/router.test.ts'],
  },
  {
    guard: 'edge: no company has a free-mail domain',
    file: 'lambdas/events/user_pool/pre_sign_up.ts',
    find: 'if (isFreeMailDomain(company)) throw',
    instead: 'if (false) throw',
    tests: ['tests/calls/people/sign_up.test.ts'],
  },
  {
    guard: 'edge: only people of a known company sign up',
    file: 'lambdas/events/user_pool/pre_sign_up.ts',
    find: 'if (!isKnownCompany(companies(), company)) throw',
    instead: 'if (false) throw',
    tests: ['tests/calls/people/sign_up.test.ts'],
  },
  {
    guard: 'edge: a search is of one company',
    file: 'lambdas/ports/search/opensearch/query.ts',
    find: '{ term: { company } },',
    instead: '',
    tests: ['tests/search/openSearch.test.ts'],
  },
  {
    guard: 'edge: what a search finds is shown to those who have a part in it',
    file: 'lambdas/entities/search/found.ts',
    find: '.filter(({ role }) => searchedRoles[type].includes(role))',
    instead: '',
    tests: ['tests/calls/search/search_maps.test.ts'],
  },
  {
    guard: "edge: an answer tells nothing of another map's part in a change",
    file: 'lambdas/store/writer.ts',
    find: "return owner === undefined || scope === 'company' || owners.has(owner.pk);",
    instead: 'return true;',
    tests: ['tests/calls/story_map/story_map_links.test.ts'],
  },
  {
    guard: 'edge: the log holds no message of the engine',
    file: 'lambdas/runtime/log.ts',
    find: '[error.name, ...',
    instead: '[error.name, error.message, ...',
    tests: ['tests/calls/log.test.ts'],
  },
  {
    guard: 'edge: whatever stands in a mail is text',
    file: 'lambdas/events/mail/mailHtml.ts',
    find: 'text.replace(/[&<>"\']/g, (char) => escapes[char] ?? char)',
    instead: 'text',
    tests: ['tests/events/mailHtml.test.ts'],
  },
  {
    guard: 'edge: a redirect stays on this origin',
    file: 'web/src/base/session/redirect.ts',
    find: 'if (url.origin !== new URL(origin).origin',
    instead: 'if (url.origin === origin + origin',
    tests: ['tests/web/base/redirect.test.ts'],
  },
  {
    guard: 'edge: the local run answers to its own name',
    file: 'infra/local/localServer.ts',
    find: 'if (!isOwnName(message.headers.host)) return plain(',
    instead: 'if (message.headers.host === undefined) return plain(',
    tests: ['tests/infra/local/localServer.test.ts'],
  },
  {
    guard: 'edge: a function does at the table what it is granted',
    file: 'infra/local/grants/role.ts',
    find: 'access[action]?.includes(kind) ?? false',
    instead: 'access[action]?.includes(kind) ?? true',
    tests: ['tests/infra/local/grants.test.ts'],
  },
];
