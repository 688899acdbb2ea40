/** What a mapping is for. */
export const mappingTargetTexts = {
  project: 'Project',
  projectOption: '{name} ({key})',
  issueType: 'Issue type',
} as const;

/** Texts about testing and saving mappings, and about the issues of epics. */
export const mappingTexts = {
  tested: 'Field mapping test was successful',
  saved: 'Successfully saved mapping',
  exported: 'Successfully exported Epic data',
  linked: 'Successfully created integration link',
  unlinked: 'Successfully deleted integration link',
  leftIssue: 'Jira has created {key} in the test, and StorYd may not delete it. Please delete it there',

  /** After an export or a link whose issue could not be linked back. */
  noRemoteLink: 'Jira has not taken the link back to this epic',
  /** After the deletion of a link whose issue keeps its own one. */
  remoteLinkStays: 'The link in Jira could not be deleted',
  /** Of an existing item of a type. */
  itemExists: 'A integration item for {type} already exists',
} as const;
