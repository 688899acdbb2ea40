import { withParts } from '#shared/texts/withParts.ts';

/** What the search of every page offers to do with a person that it found. */

export const actions = withParts('What to do with {person}');
export const shareAsEditor = withParts('Share this story map with {person} as editor');
export const shareAsViewer = withParts('Share this story map with {person} as viewer');
export const maps = withParts('Show the story maps that {person} owns');
export const copyAddress = withParts('Copy {email}');
export const copied = withParts('{email} is copied');
export const notCopied = withParts("Your browser doesn't allow copying. The address is {email}");
