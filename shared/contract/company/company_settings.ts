import * as z from 'zod/mini';
import { settingsSchema } from '#shared/model/company/settings.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const company_settings = defineCall({
  name: 'company_settings',
  method: 'GET',
  path: '/company_settings',
  area: 'company',
  kind: 'query',
  access: access.company,
  input: z.object({}),
  output: settingsSchema,
  errors: [],
  summary:
    'The settings of the company that every screen needs: priorities and their order, types of links, what maturity is judged by, and the story map at the top of the hierarchy.',
});
