import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_counts_hidden_releases = defineCall({
  name: 'set_counts_hidden_releases',
  method: 'POST',
  path: '/set_counts_hidden_releases',
  area: 'company',
  kind: 'command',
  undo: 'separately',
  access: access.admin,
  input: z.object({ countsHiddenReleases: z.boolean() }),
  output: changeSchema,
  errors: [errors.permissionDenied],
  summary:
    'Says whether the totals of release groups in initiatives count releases that their reader may not view, three of a group at least.',
});
