/**
 * The closed list of all refusals of calls: code, HTTP status, message. Codes that clients know are not renamed. Import
 * it as a namespace (`import * as errors`).
 */

export * from './errors/changeRequests.ts';
export * from './errors/comments.ts';
export * from './errors/frame.ts';
export * from './errors/initiatives.ts';
export * from './errors/integrations.ts';
export * from './errors/live.ts';
export * from './errors/people.ts';
export * from './errors/releases.ts';
export * from './errors/requests.ts';
export * from './errors/settings.ts';
export * from './errors/storyMap.ts';
export * from './errors/whats.ts';
export * from './errors/whos.ts';
