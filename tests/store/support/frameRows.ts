import { changed, created, removed, type Row } from './entityChanges.ts';

const R = 'releaseReleaseReleas';
const O = 'objectiveObjectiveOb';
const P = 'problemProblemProble';
const M = 'mapMapMapMapMapMapMa';
const named = { objectiveId: O, name: 'Faster' };

/** How objectives, problems and benefits read. */
export const frameRows: Row[] = [
  ['objective_added', created('objective', O, { name: 'Grow' }), { about: O }],
  ['objective_removed', removed('objective', O), { about: O }],
  [
    'objective_name',
    changed('objective', O, { name: 'Grow' }, { name: 'Shrink' }),
    { about: O, value: 'Grow', newValue: 'Shrink' },
  ],
  ['problem_added', created('problem', P, { name: 'Slow', solved: false }), { about: P }],
  ['problem_removed', removed('problem', P), { about: P }],
  [
    'problem_name',
    changed('problem', P, { name: 'Slow' }, { name: 'Late' }),
    { about: P, value: 'Slow', newValue: 'Late' },
  ],
  ['problem_solved', changed('problem', P, { solved: false }, { solved: true }), { about: P }],
  ['problem_unsolved', changed('problem', P, { solved: true }, { solved: false }), { about: P }],
  ['problem_description', changed('company_problem', P, { description: '' }, { description: 'Long' }), { about: P }],
  ['problem_objective_added', created('problem_objective', `${P}-${O}-${M}`), { about: P, newValue: O }],
  ['problem_objective_removed', removed('problem_objective', `${P}-${O}-${M}`), { about: P, value: O }],
  ['release_objective_added', created('release_objective', `${R}-${O}`), { releaseId: R, about: O }],
  ['release_objective_removed', removed('release_objective', `${R}-${O}`), { releaseId: R, about: O }],
  ['release_problem_added', created('release_problem', `${R}-${P}`), { releaseId: R, about: P }],
  ['release_problem_removed', removed('release_problem', `${R}-${P}`), { releaseId: R, about: P }],
  ['benefit_added', created('benefit', 'b', named), { about: 'Faster' }],
  ['benefit_removed', removed('benefit', 'b', named), { about: 'Faster' }],
  [
    'benefit_name',
    changed('benefit', 'b', named, { ...named, name: 'Cheaper' }),
    { about: 'Cheaper', value: 'Faster', newValue: 'Cheaper' },
  ],
  [
    'benefit_description',
    changed('benefit', 'b', { ...named, description: '' }, { ...named, description: 'By far' }),
    { about: 'Faster' },
  ],
  [
    'benefit_achieved',
    changed('benefit', 'b', { ...named, achieved: 1 }, { ...named, achieved: 2 }),
    { about: 'Faster', value: 1, newValue: 2 },
  ],
  [
    'benefit_active',
    changed('benefit', 'b', { ...named, active: false }, { ...named, active: true }),
    { about: 'Faster' },
  ],
  [
    'benefit_inactive',
    changed('benefit', 'b', { ...named, active: true }, { ...named, active: false }),
    { about: 'Faster' },
  ],
  [
    'benefit_start',
    changed('benefit', 'b', { ...named, start: 1 }, { ...named, start: 2 }),
    { about: 'Faster', value: 1, newValue: 2 },
  ],
  [
    'benefit_end',
    changed('benefit', 'b', { ...named, end: 1 }, { ...named, end: 2 }),
    { about: 'Faster', value: 1, newValue: 2 },
  ],
];
