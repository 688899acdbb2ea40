import * as z from 'zod/mini';
import { mappingToSaveSchema } from '#shared/model/integration/fieldMapping.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expecting } from '../expecting.ts';
import { connectionErrors } from '../jiraErrors.ts';

export const save_field_mapping = defineCall({
  name: 'save_field_mapping',
  method: 'POST',
  path: '/integration/jira-server/save-field-mapping',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.company,
  input: z.object({ integrationId: idSchema, mapping: mappingToSaveSchema, ...expecting({ version: z.int() }) }),
  output: changeSchema,
  errors: [...connectionErrors, errors.mappingLocked, errors.mappingTooLarge, errors.valueChanged],
  summary:
    'Saves the mapping for a type of issues of a project: by administrators, and by everybody where the connection lets users write. Version 0 is expected of a mapping that is not there yet.',
});
