import type { CallName } from '#shared/contract/registry.ts';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import { handler as add_registered_email } from '#lambdas/calls/company/add_registered_email.ts';
import { handler as company_settings } from '#lambdas/calls/company/company_settings.ts';
import { handler as company_users } from '#lambdas/calls/company/company_users.ts';
import { handler as get_user_claims } from '#lambdas/calls/company/get_user_claims.ts';
import { handler as registered_emails } from '#lambdas/calls/company/registered_emails.ts';
import { handler as remove_registered_email } from '#lambdas/calls/company/remove_registered_email.ts';
import { handler as story_map_all } from '#lambdas/calls/search/story_map_all.ts';
import { handler as story_map_edit } from '#lambdas/calls/search/story_map_edit.ts';
import { handler as story_map_edit_only } from '#lambdas/calls/search/story_map_edit_only.ts';
import { handler as story_map_owner } from '#lambdas/calls/search/story_map_owner.ts';
import { handler as story_map_view } from '#lambdas/calls/search/story_map_view.ts';
import { handler as story_map_view_only } from '#lambdas/calls/search/story_map_view_only.ts';
import { handler as what_company } from '#lambdas/calls/search/what_company.ts';
import { handler as who_company } from '#lambdas/calls/search/who_company.ts';
import { handler as user_sign_in_provider_id } from '#lambdas/calls/session/user_sign_in_provider_id.ts';
import { handler as delete_container } from '#lambdas/calls/story_map/delete_container.ts';
import { handler as get_container } from '#lambdas/calls/story_map/get_container.ts';
import { handler as story_map_container_create } from '#lambdas/calls/story_map/story_map_container_create.ts';
import { handler as story_map_list } from '#lambdas/calls/story_map/story_map_list.ts';
import { handler as add_what } from '#lambdas/calls/what/add_what.ts';
import { handler as can_change_what_description } from '#lambdas/calls/what/can_change_what_description.ts';
import { handler as change_what_description } from '#lambdas/calls/what/change_what_description.ts';
import { handler as delete_what2 } from '#lambdas/calls/what/delete_what2.ts';
import { handler as move_what } from '#lambdas/calls/what/move_what.ts';
import { handler as set_rank } from '#lambdas/calls/what/set_rank.ts';
import { handler as update_what_order } from '#lambdas/calls/what/update_what_order.ts';

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
};
