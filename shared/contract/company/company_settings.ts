import * as z from 'zod/mini';
import { prioritySchema } from '../../model/settings.ts';
import { defineCall } from '../defineCall.ts';

export const company_settings = defineCall({
  name: 'company_settings',
  method: 'GET',
  path: '/company_settings',
  area: 'company',
  kind: 'query',
  access: 'company',
  input: z.object({}),
  output: z.object({ priorityOrder: z.array(z.string()), priorities: z.array(prioritySchema) }),
  errors: [],
  summary: 'The settings of the company that every screen needs: its priorities and their order.',
});
