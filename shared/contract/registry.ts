import type * as z from 'zod/mini';
import { create_description_change_request } from './change_request/create_description_change_request.ts';
import { add_registered_email } from './company/add_registered_email.ts';
import { company_settings } from './company/company_settings.ts';
import { company_users } from './company/company_users.ts';
import { get_user_claims } from './company/get_user_claims.ts';
import { registered_emails } from './company/registered_emails.ts';
import { remove_registered_email } from './company/remove_registered_email.ts';
import { story_map_history } from './history/story_map_history.ts';
import { story_map_all } from './search/story_map_all.ts';
import { story_map_edit } from './search/story_map_edit.ts';
import { story_map_edit_only } from './search/story_map_edit_only.ts';
import { story_map_owner } from './search/story_map_owner.ts';
import { story_map_view } from './search/story_map_view.ts';
import { story_map_view_only } from './search/story_map_view_only.ts';
import { what_company } from './search/what_company.ts';
import { who_company } from './search/who_company.ts';
import { user_sign_in_provider_id } from './session/user_sign_in_provider_id.ts';
import { create_story_map_from_activity } from './story_map/create_story_map_from_activity.ts';
import { link_story_map } from './story_map/link_story_map.ts';
import { delete_story_map_link } from './story_map/delete_story_map_link.ts';
import { parent_activity } from './story_map/parent_activity.ts';
import { story_map_of_activity } from './story_map/story_map_of_activity.ts';
import { story_map_role } from './story_map/story_map_role.ts';
import { set_business_owner } from './story_map/set_business_owner.ts';
import { access_requests } from './story_map/access_requests.ts';
import { add_member } from './story_map/add_member.ts';
import { approve_access_request } from './story_map/approve_access_request.ts';
import { change_member_role } from './story_map/change_member_role.ts';
import { change_story_map_name } from './story_map/change_story_map_name.ts';
import { change_story_map_why } from './story_map/change_story_map_why.ts';
import { clear_access_requests } from './story_map/clear_access_requests.ts';
import { dismiss_access_request } from './story_map/dismiss_access_request.ts';
import { remove_member } from './story_map/remove_member.ts';
import { request_container_access } from './story_map/request_container_access.ts';
import { set_container_owner } from './story_map/set_container_owner.ts';
import { delete_container } from './story_map/delete_container.ts';
import { get_container } from './story_map/get_container.ts';
import { story_map_container_create } from './story_map/story_map_container_create.ts';
import { story_map_list } from './story_map/story_map_list.ts';
import { add_what } from './what/add_what.ts';
import { can_change_what_description } from './what/can_change_what_description.ts';
import { change_what_fields } from './what/change_what_fields.ts';
import { what_details } from './what/what_details.ts';
import { set_what_long_description } from './what/set_what_long_description.ts';
import { add_what_reference_link } from './what/add_what_reference_link.ts';
import { remove_what_reference_link } from './what/remove_what_reference_link.ts';
import { set_what_maturity } from './what/set_what_maturity.ts';
import { change_what_description } from './what/change_what_description.ts';
import { delete_what2 } from './what/delete_what2.ts';
import { move_what } from './what/move_what.ts';
import { set_rank } from './what/set_rank.ts';
import { update_what_order } from './what/update_what_order.ts';
import { add_what_who_links } from './who/add_what_who_links.ts';
import { add_who } from './who/add_who.ts';
import { add_who_who_link } from './who/add_who_who_link.ts';
import { change_what_who_link } from './who/change_what_who_link.ts';
import { change_who } from './who/change_who.ts';
import { change_who_who_link } from './who/change_who_who_link.ts';
import { delete_who } from './who/delete_who.ts';
import { remove_what_who_link } from './who/remove_what_who_link.ts';
import { remove_who_who_link } from './who/remove_who_who_link.ts';
import { rename_who_category } from './who/rename_who_category.ts';
import { rename_who_group } from './who/rename_who_group.ts';
import { who_pair_counts } from './who/who_pair_counts.ts';

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
  change_story_map_name,
  change_story_map_why,
  add_member,
  change_member_role,
  remove_member,
  set_container_owner,
  request_container_access,
  access_requests,
  approve_access_request,
  dismiss_access_request,
  clear_access_requests,
  story_map_list,
  create_story_map_from_activity,
  link_story_map,
  delete_story_map_link,
  parent_activity,
  story_map_of_activity,
  story_map_role,
  set_business_owner,
  add_what,
  delete_what2,
  update_what_order,
  move_what,
  set_rank,
  can_change_what_description,
  change_what_description,
  create_description_change_request,
  story_map_history,
  change_what_fields,
  what_details,
  set_what_long_description,
  add_what_reference_link,
  remove_what_reference_link,
  set_what_maturity,
  story_map_all,
  story_map_owner,
  story_map_edit,
  story_map_edit_only,
  story_map_view,
  story_map_view_only,
  what_company,
  who_company,
  add_who,
  delete_who,
  change_who,
  rename_who_group,
  rename_who_category,
  add_what_who_links,
  change_what_who_link,
  remove_what_who_link,
  add_who_who_link,
  change_who_who_link,
  remove_who_who_link,
  who_pair_counts,
} as const;

export type Registry = typeof registry;
export type CallName = keyof Registry;

/** What a caller passes in: defaults may be left out. */
export type CallInput<Name extends CallName> = z.input<Registry[Name]['input']>;
/** What the call answers. */
export type CallOutput<Name extends CallName> = z.output<Registry[Name]['output']>;

/** All call names, typed. */
export const callNames = Object.keys(registry) as CallName[];
