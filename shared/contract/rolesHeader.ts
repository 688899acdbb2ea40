/**
 * The header of an answer whose caller has other roles than their token names: the roles that they have now
 * (rule access.36). A client that receives it renews its token.
 */
export const ROLES_HEADER = 'x-roles';
