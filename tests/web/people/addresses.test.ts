import { expect, test } from 'vitest';
import { addressesIn } from '#web/features/people/users/model/addresses.ts';
import { checkNewUsers } from '#web/features/people/users/model/newUser.ts';
import { registered } from './registered.ts';

test.each([
  ['one address', ' bob@acme.example ', ['bob@acme.example']],
  ['lines', 'bob@acme.example\r\n\ncleo@acme.example\n', ['bob@acme.example', 'cleo@acme.example']],
  [
    'commas, semicolons and spaces',
    'bob@acme.example, cleo@acme.example;dan@acme.example eve@acme.example',
    ['bob@acme.example', 'cleo@acme.example', 'dan@acme.example', 'eve@acme.example'],
  ],
  [
    'a table with headings, quotation marks and other columns',
    'Name,"E-mail",Team\n"Bob","bob@acme.example",Sales\nCleo\tcleo@acme.example\tOps',
    ['bob@acme.example', 'cleo@acme.example'],
  ],
  [
    'names before addresses, as mail programs write them',
    'Bob Miller <bob@acme.example>; "Cleo" <cleo@acme.example>',
    ['bob@acme.example', 'cleo@acme.example'],
  ],
  ['a line without an address keeps its text', 'bob@acme.example\nCleo Smith', ['bob@acme.example', 'Cleo Smith']],
  ['no address at all keeps the text', 'bob', ['bob']],
  ['nothing', ' \n ', []],
])('addresses are found in %s', (_, text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test('each address is checked for itself before anything is sent', () => {
  const ann = { email: 'ann@acme.example', superAdmin: true, company: 'acme.example' };
  const text = 'bob@acme.example\nBOB@acme.example\nann@acme.example\nbob@other.example\nBob';
  expect(checkNewUsers(text, ann, [registered(ann.email)])).toEqual([
    { typed: 'bob@acme.example', email: 'bob@acme.example' },
    { typed: 'BOB@acme.example', error: 'bob@acme.example is listed twice' },
    { typed: 'ann@acme.example', error: 'ann@acme.example already has access' },
    { typed: 'bob@other.example', error: "Doesn't match company domain (acme.example)" },
    { typed: 'Bob', error: 'Enter a valid email address' },
  ]);
});
