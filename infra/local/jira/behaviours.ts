import { type Face, faces } from './faces.ts';
import type { Fault } from './fakeJira.ts';

/** What a site of the local Jira can be made to do, so that each status of a connection can be seen. */
export const BEHAVIOURS = {
  answers: 'answers as usual',
  refuses: 'refuses all requests of accounts (403)',
  busy: 'asks to come back in 30 seconds (429)',
  down: 'is down (503)',
  slow: 'does not answer in time',
  moved: 'leads to another server (302)',
} as const;
export type Behaviour = keyof typeof BEHAVIOURS;

/** What needs an account; what anyone may ask for is answered all the same. */
const PERSONAL = ['/myself', '/mypermissions', '/project', '/issue', '/search'];

/** The faults that make a behaviour, by the beginnings of paths. */
export function faultsOf(behaviour: Behaviour, face: Face): readonly (readonly [path: string, Fault])[] {
  switch (behaviour) {
    case 'answers':
      return [];
    case 'refuses':
      return PERSONAL.map((path) => [`${faces[face].api}${path}`, { status: 403 }]);
    case 'busy':
      return [['', { status: 429, headers: { 'retry-after': '30', 'x-ratelimit-limit': '50' } }]];
    case 'down':
      return [['', { status: 503 }]];
    case 'slow':
      return [['', 'slow']];
    case 'moved':
      return [['', { status: 302, headers: { location: 'https://jira.elsewhere.example/' } }]];
  }
}
