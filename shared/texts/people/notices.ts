import * as commonTexts from '#shared/texts/common.ts';
import * as integrationPickTexts from '#shared/texts/integration/integrationPick.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Mails that tell people about pending requests and answers. */

export const somebody = 'Someone';
const openAdministration = 'Open administration';

export const invited = {
  title: 'You are invited to StorYd',
  body: withParts('{admin} gave you access to the story maps of {company}. Sign up with this address to begin.'),
  action: 'Sign up',
} as const;
export const letIn = {
  title: 'You have access to StorYd',
  body: withParts('{admin} gave you access. You can now view and create story maps of {company}.'),
  action: 'Open StorYd',
} as const;
export const madeAdmin = {
  title: 'You are an admin of StorYd',
  body: withParts('{admin} made you an admin. You can give people access and change the settings of your company.'),
  action: openAdministration,
} as const;
export const madeSuperAdmin = {
  title: 'You are the super admin of StorYd',
  body: withParts('{admin} made you the super admin of your company. You decide who is an admin.'),
  action: openAdministration,
} as const;
export const mapShared = {
  title: withParts('{name} shared “{map}” with you'),
  body: {
    viewer: withParts('{name} added you to the story map “{map}”. You can view it.'),
    editor: withParts('{name} added you to the story map “{map}”. You can edit it.'),
  },
  action: commonTexts.openStoryMap,
} as const;
export const mapOwner = {
  title: withParts('You now own “{map}”'),
  body: withParts('{name} made you the owner of the story map “{map}”.'),
  action: commonTexts.openStoryMap,
} as const;
export const companyRequest = {
  title: withParts('{name} asks for access to StorYd'),
  body: withParts('{name} ({email}) signed up and is waiting for an admin to give them access.'),
  action: openAdministration,
} as const;
export const companyDeclined = {
  title: 'Your request for access to StorYd was declined',
  body: withParts('An admin of {company} declined your request. You can ask again a day after you asked.'),
} as const;
export const mapRequest = {
  title: withParts('{name} asks for access to a story map'),
  body: {
    view: withParts('{name} ({email}) would like to view your story map “{map}”.'),
    edit: withParts('{name} ({email}) would like to edit your story map “{map}”.'),
  },
  action: 'Answer the request',
} as const;
export const accepted = {
  title: withParts('You have access to “{map}”'),
  body: {
    view: withParts('{name} accepted your request. You can now view the story map “{map}”.'),
    edit: withParts('{name} accepted your request. You can now edit the story map “{map}”.'),
  },
  action: commonTexts.openStoryMap,
} as const;
export const declined = {
  title: 'Your request for access was declined',
  body: withParts('{name} declined your request for access to a story map.'),
  bodyOfMap: withParts('{name} declined your request to edit the story map “{map}”. You can still view it.'),
  action: commonTexts.openStoryMap,
} as const;
export const changeRequest = {
  title: withParts('{name} asks for a change of a shared text'),
  body: {
    what: withParts(
      '{name} would like to change the Activity “{old}”, which your story map “{map}” uses too, to “{new}”.',
    ),
    who: withParts('{name} would like to change the Who “{old}”, which your story map “{map}” uses too, to “{new}”.'),
  },
  action: 'Accept or decline',
} as const;
export const changeAccepted = {
  title: withParts('{name} accepted your change request'),
  body: {
    what: withParts('{name} agreed to change the Activity “{old}” to “{new}”. Others still have to agree.'),
    who: withParts('{name} agreed to change the Who “{old}” to “{new}”. Others still have to agree.'),
  },
  action: 'Open your requests',
} as const;
export const changeDeclined = {
  title: withParts('{name} declined your change request'),
  body: {
    what: withParts(
      '{name} did not agree to change the Activity “{old}” to “{new}”. You can escalate the request to an admin.',
    ),
    who: withParts(
      '{name} did not agree to change the Who “{old}” to “{new}”. You can escalate the request to an admin.',
    ),
  },
  action: 'Open your change requests',
} as const;
export const changeEscalated = {
  title: withParts('{name} escalated a change request'),
  body: {
    what: withParts('{name} would like to change the Activity “{old}” to “{new}” and asks an admin to decide.'),
    who: withParts('{name} would like to change the Who “{old}” to “{new}” and asks an admin to decide.'),
  },
  action: 'Decide',
} as const;
export const changeGivenBack = {
  title: 'Your change request was returned to you',
  body: {
    what: withParts(
      '{name}, an admin, left the decision to change the Activity “{old}” to “{new}” to the people who were asked.',
    ),
    who: withParts(
      '{name}, an admin, left the decision to change the Who “{old}” to “{new}” to the people who were asked.',
    ),
  },
  action: 'Open the change requests',
} as const;
export const changeApplied = {
  title: 'Your change was made',
  body: {
    what: withParts('The Activity “{old}” is now “{new}” on every story map that uses it.'),
    who: withParts('The Who “{old}” is now “{new}” on every story map that uses it.'),
  },
  action: 'Open your story maps',
} as const;
export const credentialRefused = {
  title: withParts('Jira refuses the token of “{name}”'),
  body: withParts(
    "StorYd can no longer sign in to {url}: the token of the integration “{name}” has expired or was revoked. Until it has a new token, epics can't be exported and issues aren't read, but nothing is lost. Create a token in Jira, then choose Edit in the menu of the integration and enter the new token.",
  ),
  action: integrationPickTexts.manage,
} as const;
export const mentioned = {
  title: withParts('{name} mentioned you in a comment on “{thing}”'),
  body: withParts('{name} mentioned you in a comment on “{thing}” of the story map “{map}”: “{quote}”'),
  action: 'Open the comment',
} as const;
export const commented = {
  title: withParts('{name} commented on “{thing}”'),
  body: withParts('{name} commented on “{thing}” of the story map “{map}”: “{quote}”'),
  action: mentioned.action,
} as const;
export const digest = {
  title: withParts('{count} things are new in StorYd'),
  action: 'Go to StorYd',
} as const;
export const chooseMails = 'Choose which mails you get';
