import type * as z from 'zod/mini';
import { add_registered_email } from './company/add_registered_email.ts';
import { company_settings } from './company/company_settings.ts';
import { company_users } from './company/company_users.ts';
import { get_user_claims } from './company/get_user_claims.ts';
import { registered_emails } from './company/registered_emails.ts';
import { remove_registered_email } from './company/remove_registered_email.ts';
import { story_map_all } from './search/story_map_all.ts';
import { story_map_edit } from './search/story_map_edit.ts';
import { story_map_edit_only } from './search/story_map_edit_only.ts';
import { story_map_owner } from './search/story_map_owner.ts';
import { story_map_view } from './search/story_map_view.ts';
import { story_map_view_only } from './search/story_map_view_only.ts';
import { what_company } from './search/what_company.ts';
import { who_company } from './search/who_company.ts';
import { user_sign_in_provider_id } from './session/user_sign_in_provider_id.ts';
import { delete_container } from './story_map/delete_container.ts';
import { get_container } from './story_map/get_container.ts';
import { story_map_container_create } from './story_map/story_map_container_create.ts';
import { story_map_list } from './story_map/story_map_list.ts';
import { add_what } from './what/add_what.ts';
import { can_change_what_description } from './what/can_change_what_description.ts';
import { change_what_description } from './what/change_what_description.ts';
import { delete_what2 } from './what/delete_what2.ts';
import { move_what } from './what/move_what.ts';
import { set_rank } from './what/set_rank.ts';
import { update_what_order } from './what/update_what_order.ts';

/** Every call of the product by name. A call that is not here does not exist. */
export const registry = {
  user_sign_in_provider_id,
  company_settings,
  company_users,
  get_user_claims,
  registered_emails,
  add_registered_email,
  remove_registered_email,
  story_map_container_create,
  get_container,
  delete_container,
  story_map_list,
  add_what,
  delete_what2,
  update_what_order,
  move_what,
  set_rank,
  can_change_what_description,
  change_what_description,
  story_map_all,
  story_map_owner,
  story_map_edit,
  story_map_edit_only,
  story_map_view,
  story_map_view_only,
  what_company,
  who_company,
} as const;

export type Registry = typeof registry;
export type CallName = keyof Registry;

/** What a caller passes in: defaults may be left out. */
export type CallInput<Name extends CallName> = z.input<Registry[Name]['input']>;
/** What the call answers. */
export type CallOutput<Name extends CallName> = z.output<Registry[Name]['output']>;

/** All call names, typed. */
export const callNames = Object.keys(registry) as CallName[];
