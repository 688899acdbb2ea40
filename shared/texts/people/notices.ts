import * as commonTexts from '#shared/texts/common.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Mails that tell people about pending requests and answers. */

export const somebody = 'Somebody';
const openAdministration = 'Open administration';

export const invited = {
  title: 'You are invited to StorYd',
  body: withParts('{admin} has given you access to the story maps of {company}. Sign up with this address to begin.'),
  action: 'Sign up',
} as const;
export const letIn = {
  title: 'You have access to StorYd',
  body: withParts('{admin} has let you in: you can see and make story maps of {company} now.'),
  action: 'Open StorYd',
} as const;
export const madeAdmin = {
  title: 'You are an admin of StorYd',
  body: withParts('{admin} has made you an admin: you can give people access and change the settings of your company.'),
  action: openAdministration,
} as const;
export const madeSuperAdmin = {
  title: 'You are the super admin of StorYd',
  body: withParts('{admin} has made you the super admin of your company: you decide who is an admin.'),
  action: openAdministration,
} as const;
export const mapShared = {
  title: withParts('{name} has shared “{map}” with you'),
  body: {
    viewer: withParts('{name} has added you to the story map “{map}”: you can view it.'),
    editor: withParts('{name} has added you to the story map “{map}”: you can edit it.'),
  },
  action: commonTexts.openStoryMap,
} as const;
export const mapOwner = {
  title: withParts('You own “{map}” now'),
  body: withParts('{name} has made you the owner of the story map “{map}”.'),
  action: commonTexts.openStoryMap,
} as const;
export const companyRequest = {
  title: withParts('{name} asks for access to StorYd'),
  body: withParts('{name} ({email}) has signed up and waits for an admin to let them in.'),
  action: openAdministration,
} as const;
export const companyDeclined = {
  title: 'Your request for access to StorYd was declined',
  body: withParts('An admin of {company} has not let you in. A day after you asked, you can ask again.'),
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
    view: withParts('{name} has accepted your request: you can view the story map “{map}” now.'),
    edit: withParts('{name} has accepted your request: you can edit the story map “{map}” now.'),
  },
  action: commonTexts.openStoryMap,
} as const;
export const declined = {
  title: 'Your request for access was declined',
  body: withParts('{name} has not accepted your request for access to a story map.'),
  bodyOfMap: withParts('{name} has not accepted your request to edit the story map “{map}”. You can still view it.'),
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
  title: withParts('{name} has accepted your change request'),
  body: {
    what: withParts('{name} agrees that the Activity “{old}” becomes “{new}”. Others have yet to agree.'),
    who: withParts('{name} agrees that the Who “{old}” becomes “{new}”. Others have yet to agree.'),
  },
  action: 'Open your requests',
} as const;
export const changeDeclined = {
  title: withParts('{name} has declined your change request'),
  body: {
    what: withParts(
      '{name} does not agree that the Activity “{old}” becomes “{new}”. You can escalate the request to an admin.',
    ),
    who: withParts(
      '{name} does not agree that the Who “{old}” becomes “{new}”. You can escalate the request to an admin.',
    ),
  },
  action: 'Open your change requests',
} as const;
export const changeEscalated = {
  title: withParts('{name} has escalated a change request'),
  body: {
    what: withParts('{name} would like to change the Activity “{old}” to “{new}”, and asks an admin to decide.'),
    who: withParts('{name} would like to change the Who “{old}” to “{new}”, and asks an admin to decide.'),
  },
  action: 'Decide',
} as const;
export const changeGivenBack = {
  title: 'Your change request was returned to you',
  body: {
    what: withParts(
      '{name}, an admin, has left it to those who are asked whether the Activity “{old}” becomes “{new}”.',
    ),
    who: withParts('{name}, an admin, has left it to those who are asked whether the Who “{old}” becomes “{new}”.'),
  },
  action: 'Open the change requests',
} as const;
export const changeApplied = {
  title: 'Your change has been made',
  body: {
    what: withParts('The Activity “{old}” is “{new}” now, on every story map that uses it.'),
    who: withParts('The Who “{old}” is “{new}” now, on every story map that uses it.'),
  },
  action: 'See your story maps',
} as const;
export const credentialRefused = {
  title: withParts('Jira refuses the token of “{name}”'),
  body: withParts(
    'StorYd can no longer sign in to {url}: the token of the integration “{name}” has expired or was revoked. Until it has a new one, epics cannot be exported and issues are not read; nothing is lost. Create a token in Jira, then choose Edit in the menu of the integration and enter it as the new token.',
  ),
  action: 'Open integrations',
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
