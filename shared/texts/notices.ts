/** Mails that tell people about pending requests and news, and the setting to receive them. */
export const noticeTexts = {
  somebody: 'Somebody',

  invited: {
    title: 'You are invited to StorYd',
    body: '{admin} has given you access to the story maps of {company}. Sign up with this address to begin.',
    action: 'Sign up',
  },
  letIn: {
    title: 'You have access to StorYd',
    body: '{admin} has let you in: you can see and make story maps of {company} now.',
    action: 'Open StorYd',
  },
  companyRequest: {
    title: '{name} asks for access to StorYd',
    body: '{name} ({email}) has signed up and waits for an admin to let them in.',
    action: 'Open administration',
  },
  companyDeclined: {
    title: 'Your request for access to StorYd was declined',
    body: 'An admin of {company} has not let you in. A day after you asked, you can ask again.',
  },
  mapRequest: {
    title: '{name} asks for access to a story map',
    body: {
      view: '{name} ({email}) would like to view your story map “{map}”.',
      edit: '{name} ({email}) would like to edit your story map “{map}”.',
    },
    action: 'Answer the request',
  },
  accepted: {
    title: 'You have access to “{map}”',
    body: {
      view: '{name} has accepted your request: you can view the story map “{map}” now.',
      edit: '{name} has accepted your request: you can edit the story map “{map}” now.',
    },
    action: 'Open the story map',
  },
  declined: {
    title: 'Your request for access was declined',
    body: '{name} has not accepted your request for access to a story map.',
    action: 'Open your story maps',
  },
  changeRequest: {
    title: '{name} asks for a change of a shared text',
    body: {
      what: '{name} would like to change the Activity “{old}”, which your story map “{map}” uses too, to “{new}”.',
      who: '{name} would like to change the Who “{old}”, which your story map “{map}” uses too, to “{new}”.',
    },
    action: 'Accept or decline',
  },
  digest: {
    title: '{count} things are new in StorYd',
    action: 'Go to StorYd',
  },
  chooseMails: 'Choose which mails you get',

  setting: 'Mails about what waits for you',
  settingHelp: 'Mails about your account itself, such as one for a new password, always come.',
  choices: { now: 'At once', hourly: 'At most one an hour', off: 'None' },
} as const;
