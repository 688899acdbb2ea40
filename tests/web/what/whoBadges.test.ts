import { describe, expect, test } from 'vitest';
import { initialsOf, whoBadgeOf } from '#web/features/what/board/whoBadges.ts';

const count = (many: number) => `${many} of them`;

describe('the badge of the Whos on a card', () => {
  test('shows two letters for each of up to three, and beyond that their number', () => {
    expect([
      initialsOf('visitor'),
      initialsOf('Call centre agent'),
      initialsOf(' X '),
      initialsOf('élan vital'),
      initialsOf('😀 smile'),
    ]).toEqual(['Vi', 'CC', 'X', 'ÉV', '😀S']);
    expect(whoBadgeOf([], count)).toBeNull();
    expect(whoBadgeOf(['Clerk', 'Front desk', 'Visitor'], count)).toEqual({
      short: 'Cl · FD · Vi',
      names: 'Clerk, Front desk, Visitor',
    });
    expect(whoBadgeOf(['a', 'b', 'c', 'd'], count)?.short).toBe('4 of them');
  });
});
