/** The faults of the forms' fields; 'charaters' is spelled so on purpose (rules session.3, session.4). */

export const loginEmailEmpty = 'email is empty';
export const loginPasswordEmpty = 'password is empty';
export const emailEmpty = 'Email field is empty';
export const emailNotValid = 'Enter a valid email address';
export const passwordEmpty = 'Password field is empty';
export const passwordTooShort = 'Password must be at least six charaters';
export const usernameEmpty = 'Username field is empty';
export const passwordsDiffer = "Passwords don't match";
export const passwordOuterSpace = "A password can't begin or end with a space";
export const loginPasswordOuterSpace = 'A password does not begin or end with a space: remove it if it was pasted';
