/** The small map beside the login, which shows a stranger the idea of StorYd. */

export const label = 'A sample story map: three backbone Activities with their sub-activities';
export const purpose = 'Purpose: everyone finds a good desk in under a minute';
export const columns = [
  { backbone: 'Find a free desk', skeleton: ['See the floor plan', 'Filter by team'] },
  { backbone: 'Book it', skeleton: ['Pick the days', 'Invite a colleague', 'Change my mind'] },
  { backbone: 'Come in', skeleton: ['Check in by phone', 'Report a fault'] },
] as const;
