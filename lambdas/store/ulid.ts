import { encodeTime, monotonicFactory } from 'ulid';

const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;

/**
 * A ULID: an id that sorts by time, 48 bits of milliseconds before 80 random ones. The ULIDs of one process only rise,
 * also within a millisecond or when the clock is set back. Takes the time in milliseconds.
 */
export const nextUlid: (at: number) => string = monotonicFactory();

/** A lower bound for the ULIDs of a time, above all earlier ULIDs. @param at milliseconds */
export const firstUlidAt = (at: number): string => encodeTime(at, TIME_DIGITS) + '0'.repeat(RANDOM_DIGITS);
