import { type App, Aspects } from 'aws-cdk-lib';
import { GoesWithItsStack } from './constructs/GoesWithItsStack.ts';
import { readContext } from './context.ts';
import { ApiStack } from './stacks/api.ts';
import { AuthStack } from './stacks/auth.ts';
import { DataStack } from './stacks/data.ts';
import { EventsStack } from './stacks/events.ts';
import { FirewallStack } from './stacks/firewall.ts';
import { JiraStack } from './stacks/jira.ts';
import { LiveStack } from './stacks/live.ts';
import { OperationsStack } from './stacks/operations.ts';
import { SearchStack } from './stacks/search.ts';
import { WebStack } from './stacks/web.ts';

export type Stacks = {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly search: SearchStack;
  readonly jira: JiraStack;
  readonly live: LiveStack;
  readonly api: ApiStack;
  readonly events: EventsStack;
  readonly web: WebStack;
  readonly operations: OperationsStack;
};

/**
 * All stacks of a deployment, each of which depends only on earlier ones. Nothing is looked up, so that they can be
 * synthesised anywhere, without an account or a network.
 *
 * @param bundles folder of the functions' bundles
 * @param pages folder of the built web application
 */
export function addStacks(app: App, bundles: string, pages: string): Stacks {
  const context = readContext(app.node);
  const data = new DataStack(app, 'StorydData', {
    stackName: 'storyd-data',
    description: 'StorYd: the data of all companies',
  });
  const { table, exports, credentialKey: key } = data;
  const auth = new AuthStack(app, 'StorydAuth', {
    stackName: 'storyd-auth',
    description: 'StorYd: who people are',
    table,
    context,
    bundles,
  });
  const { userPool, client } = auth;
  const search = new SearchStack(app, 'StorydSearch', {
    stackName: 'storyd-search',
    description: 'StorYd: the search index',
    size: context.searchSize,
    stage: context.stage,
  });
  const { access } = search;
  const jira = new JiraStack(app, 'StorydTracker', {
    stackName: 'storyd-tracker',
    description: 'StorYd: the way to issue trackers',
    table,
    key,
    context,
    bundles,
  });
  const jiraAccess = { gateway: jira.gateway, appCheckKey: jira.appCheckKey, webUrl: context.webUrl };
  const live = new LiveStack(app, 'StorydLive', {
    stackName: 'storyd-live',
    description: 'StorYd: live updates',
    table,
    emulator: context.emulator,
    bundles,
  });
  const api = new ApiStack(app, 'StorydApi', {
    stackName: 'storyd-api',
    description: 'StorYd: the calls',
    table,
    exports,
    search: access,
    jira: jiraAccess,
    live: live.access,
    userPool,
    client,
    context,
    bundles,
  });
  const { mailFrom } = context;
  const events = new EventsStack(app, 'StorydEvents', {
    stackName: 'storyd-events',
    description: 'StorYd: what follows a change',
    table,
    exports,
    search: access,
    jira: jiraAccess,
    live: live.access,
    mail:
      mailFrom === undefined
        ? undefined
        : { from: mailFrom, identityArn: auth.mailIdentity(mailFrom), webUrl: auth.webUrl },
    bundles,
  });
  if (context.firewall && context.stage === 'aws') {
    new FirewallStack(app, 'StorydFirewall', {
      stackName: 'storyd-firewall',
      description: 'StorYd: the firewall of the CDN',
    });
  }
  const web = new WebStack(app, 'StorydWeb', {
    stackName: 'storyd-web',
    description: 'StorYd: the web application',
    api: api.api,
    userPool,
    client,
    signInOrigin: auth.signInOrigin,
    liveOrigin: live.access.origin,
    context,
    web: pages,
  });
  const operations = new OperationsStack(app, 'StorydOperations', {
    stackName: 'storyd-operations',
    description: 'StorYd: alarms and a dashboard',
    api: api.api,
    domain: search.domain,
    live,
    readers: events.readers,
    digests: events.digests,
    purge: events.purge,
    exporter: events.exporter,
    eraser: events.eraser,
    checker: events.checker,
    issues: events.issues,
    alarmEmail: context.alarmEmail,
  });
  if (context.removalPolicy === 'destroy') Aspects.of(app).add(new GoesWithItsStack());
  return { data, auth, search, jira, live, api, events, web, operations };
}
