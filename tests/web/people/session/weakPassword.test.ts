import { expect, it } from 'vitest';
import { weaknessOf } from '#web/features/people/session/model/weakPassword.ts';

const ann = { email: 'ann.lee-smith@northwind.example', username: 'Ánna Lee' };

it.each([
  ['123456', '654321', '12345678', '111111', '19900101', 'abcdef', 'zyxwvu'],
  ['password', 'Password1!', 'P@ssw0rd', 'passw0rd123', 'PASSWORT', '123password'],
  ['qwerty', 'QWERTZ', 'qwerty123', 'asdfgh', '1q2w3e4r', '1qaz2wsx', 'zxcvbnm!'],
  ['letmein', 'we1come', 'W3lc0me!', 'summer2026', 'Dragon99', 'iloveyou', 'admin123'],
  ['abcabc', '121212', 'xyxyxy', 'aaaaaaaa'],
])('the password check discourages the commonest: %s, %s, ...', (...passwords) => {
  for (const password of passwords) expect(weaknessOf(password), password).toBe('common');
});

it('the password check discourages passwords that contain the name or address of their owner', () => {
  for (const password of ['my-northwind-7', 'SMITH4ever!', 'ánna-in-paris', 'lee-3bicycles', 'the-best-ann'])
    expect(weaknessOf(password, ann), password).toBe('personal');
});

it('the password check accepts others silently', () => {
  for (const password of ['correct horse battery', 'tr33-fjord-84', 'Kx9$wqLm', 'channel-sleeve-7', 'secret-4f9a11c0'])
    expect(weaknessOf(password, ann), password).toBeUndefined();
});
