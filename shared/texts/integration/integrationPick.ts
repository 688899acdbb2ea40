import { withParts } from '#shared/texts/withParts.ts';
import { integrationTypeTexts as types } from './integrationTypes.ts';

/** Texts of the picker of a connection with Jira. */

export const integration = 'Integration';
export const option = withParts('{type}: {status}');
export const none = "StorYd isn't connected to Jira yet.";
export const askAdmin = 'Administrators connect StorYd to Jira and repair broken connections.';
export const connect = `Connect ${types['jira-cloud']} or ${types['jira-server']}`;
export const manage = 'Open integrations';
