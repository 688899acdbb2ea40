/** Stands for the name of a person who was erased. By itself: functions need no other text of erasing. */
export const ERASED_PERSON = 'Erased person';
