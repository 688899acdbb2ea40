/** How dates are said. Months by name, the near past by its everyday word (rule text.6). */

import { withParts } from './withParts.ts';

export const today = 'today';
export const yesterday = 'yesterday';
export const justNow = 'just now';
export const minutesAgo = withParts('{count} min ago');
export const hoursAgo = withParts('{count} h ago');
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
