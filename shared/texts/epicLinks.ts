/** Texts of the integration links of an epic. */
export const epicLinkTexts = {
  title: 'Integration links',
  none: 'No integration links yet. Export information in the menu of this epic makes one.',
  at: '{type}, {name}',
  gone: 'its integration was deleted, so this link is broken',
  remove: 'Delete the link with {key}',
  removeTitle: 'Delete the link with {key}?',
  removeText: 'The issue stays in Jira, and can be linked again by its key.',
  removeGoneText: 'The issue stays in Jira. Its own link to this epic stays too, since StorYd no longer reaches it.',
  confirm: 'Delete link',
} as const;
