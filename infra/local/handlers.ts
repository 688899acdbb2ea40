import type { CallName } from '#shared/contract/registry.ts';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import { handler as create_description_change_request } from '#lambdas/calls/change_request/create_description_change_request.ts';
import { handler as add_registered_email } from '#lambdas/calls/company/add_registered_email.ts';
import { handler as company_settings } from '#lambdas/calls/company/company_settings.ts';
import { handler as company_users } from '#lambdas/calls/company/company_users.ts';
import { handler as get_user_claims } from '#lambdas/calls/company/get_user_claims.ts';
import { handler as registered_emails } from '#lambdas/calls/company/registered_emails.ts';
import { handler as remove_registered_email } from '#lambdas/calls/company/remove_registered_email.ts';
import { handler as story_map_history } from '#lambdas/calls/history/story_map_history.ts';
import { handler as story_map_all } from '#lambdas/calls/search/story_map_all.ts';
import { handler as story_map_edit } from '#lambdas/calls/search/story_map_edit.ts';
import { handler as story_map_edit_only } from '#lambdas/calls/search/story_map_edit_only.ts';
import { handler as story_map_owner } from '#lambdas/calls/search/story_map_owner.ts';
import { handler as story_map_view } from '#lambdas/calls/search/story_map_view.ts';
import { handler as story_map_view_only } from '#lambdas/calls/search/story_map_view_only.ts';
import { handler as what_company } from '#lambdas/calls/search/what_company.ts';
import { handler as who_company } from '#lambdas/calls/search/who_company.ts';
import { handler as user_sign_in_provider_id } from '#lambdas/calls/session/user_sign_in_provider_id.ts';
import { handler as create_story_map_from_activity } from '#lambdas/calls/story_map/create_story_map_from_activity.ts';
import { handler as link_story_map } from '#lambdas/calls/story_map/link_story_map.ts';
import { handler as delete_story_map_link } from '#lambdas/calls/story_map/delete_story_map_link.ts';
import { handler as parent_activity } from '#lambdas/calls/story_map/parent_activity.ts';
import { handler as story_map_of_activity } from '#lambdas/calls/story_map/story_map_of_activity.ts';
import { handler as story_map_role } from '#lambdas/calls/story_map/story_map_role.ts';
import { handler as set_business_owner } from '#lambdas/calls/story_map/set_business_owner.ts';
import { handler as access_requests } from '#lambdas/calls/story_map/access_requests.ts';
import { handler as add_member } from '#lambdas/calls/story_map/add_member.ts';
import { handler as approve_access_request } from '#lambdas/calls/story_map/approve_access_request.ts';
import { handler as change_member_role } from '#lambdas/calls/story_map/change_member_role.ts';
import { handler as change_story_map_name } from '#lambdas/calls/story_map/change_story_map_name.ts';
import { handler as change_story_map_why } from '#lambdas/calls/story_map/change_story_map_why.ts';
import { handler as clear_access_requests } from '#lambdas/calls/story_map/clear_access_requests.ts';
import { handler as dismiss_access_request } from '#lambdas/calls/story_map/dismiss_access_request.ts';
import { handler as remove_member } from '#lambdas/calls/story_map/remove_member.ts';
import { handler as request_container_access } from '#lambdas/calls/story_map/request_container_access.ts';
import { handler as set_container_owner } from '#lambdas/calls/story_map/set_container_owner.ts';
import { handler as delete_container } from '#lambdas/calls/story_map/delete_container.ts';
import { handler as get_container } from '#lambdas/calls/story_map/get_container.ts';
import { handler as story_map_container_create } from '#lambdas/calls/story_map/story_map_container_create.ts';
import { handler as story_map_list } from '#lambdas/calls/story_map/story_map_list.ts';
import { handler as add_what } from '#lambdas/calls/what/add_what.ts';
import { handler as can_change_what_description } from '#lambdas/calls/what/can_change_what_description.ts';
import { handler as change_what_fields } from '#lambdas/calls/what/change_what_fields.ts';
import { handler as what_details } from '#lambdas/calls/what/what_details.ts';
import { handler as set_what_long_description } from '#lambdas/calls/what/set_what_long_description.ts';
import { handler as add_what_reference_link } from '#lambdas/calls/what/add_what_reference_link.ts';
import { handler as remove_what_reference_link } from '#lambdas/calls/what/remove_what_reference_link.ts';
import { handler as set_what_maturity } from '#lambdas/calls/what/set_what_maturity.ts';
import { handler as change_what_description } from '#lambdas/calls/what/change_what_description.ts';
import { handler as delete_what2 } from '#lambdas/calls/what/delete_what2.ts';
import { handler as move_what } from '#lambdas/calls/what/move_what.ts';
import { handler as set_rank } from '#lambdas/calls/what/set_rank.ts';
import { handler as update_what_order } from '#lambdas/calls/what/update_what_order.ts';
import { handler as add_what_who_links } from '#lambdas/calls/who/add_what_who_links.ts';
import { handler as add_who } from '#lambdas/calls/who/add_who.ts';
import { handler as add_who_who_link } from '#lambdas/calls/who/add_who_who_link.ts';
import { handler as change_what_who_link } from '#lambdas/calls/who/change_what_who_link.ts';
import { handler as change_who } from '#lambdas/calls/who/change_who.ts';
import { handler as change_who_who_link } from '#lambdas/calls/who/change_who_who_link.ts';
import { handler as delete_who } from '#lambdas/calls/who/delete_who.ts';
import { handler as remove_what_who_link } from '#lambdas/calls/who/remove_what_who_link.ts';
import { handler as remove_who_who_link } from '#lambdas/calls/who/remove_who_who_link.ts';
import { handler as rename_who_category } from '#lambdas/calls/who/rename_who_category.ts';
import { handler as rename_who_group } from '#lambdas/calls/who/rename_who_group.ts';
import { handler as who_pair_counts } from '#lambdas/calls/who/who_pair_counts.ts';

/** The handler of every call: on one machine they run in one process. A missing one is a type error. */
export const handlers: Record<CallName, CallHandler> = {
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
};
