// @vitest-environment node
import { expect, it } from 'vitest';
import { emailOf, isEmail } from '../../../src/read/email';

it.each([
  ...['anna@atria.fi', 'a.b+c@sub.example.co.uk', ' anna@atria.fi ', 'ANNA@ATRIA.FI'],
  ...[
    '\u200banna@example.fi',
    'anna@example.fi\u00a0',
    '\u202aanna@example.fi\u202c',
    'a\u00adb@x.fi',
  ],
  ...['anna@pähkinä.fi', 'jörg.müller@müller.de', 'anna@xn--phkin-gra7b.fi', 'a@xn--p1ai.xn--p1ai'],
  ...["o'neill@example.ie", 'anna_maki-2@my-host.fi', 'a/b=c@example.fi', '1@2.fi', 'x@3m.com'],
  `${'a'.repeat(64)}@example.fi`,
])('is an e-mail address: %j [UI-10, IMP-26]', (value) => expect(isEmail(value)).toBe(true));

it.each([
  ...['', 'anna', 'anna@', '@atria.fi', 'anna@atria', 'a b@atria.fi', 'anna@atria..fi', 'a@b@c.fi'],
  ...[
    'anna@example.fi;',
    'anna@example.fi,',
    'anna@example.fi.',
    'anna@example.fi>',
    'anna@example.fi:',
  ],
  ...[
    ';anna@example.fi',
    ',anna@example.fi',
    '.anna@example.fi',
    '<anna@example.fi',
    ':anna@example.fi',
  ],
  ...[
    'anna.@example.fi',
    'an..na@example.fi',
    'anna@.example.fi',
    'anna@-example.fi',
    'anna@example-.fi',
  ],
  ...[
    '"anna"@example.fi',
    '“anna@example.fi”',
    "'anna@example.fi'",
    '(anna@example.fi)',
    'anna@example.fi)',
  ],
  ...[
    'anna@exam ple.fi',
    'anna@example.fi/',
    'anna@example.fi?',
    'anna@exa_mple.fi',
    'anna@exa!mple.fi',
  ],
  ...[
    'anna@example,fi',
    'anna@example.f',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'anna(at)example.fi',
  ],
  ...['anna@example.fi, eero@example.fi', 'anna@example.fi eero@example.fi', 'anna\\@example.fi'],
  ...[
    `${'a'.repeat(65)}@example.fi`,
    `a@${'b'.repeat(64)}.fi`,
    `a@${'b.'.repeat(126)}fi`,
    'a@😀.fi',
  ],
])('is none: %j [UI-10, IMP-26]', (value) => expect(isEmail(value)).toBe(false));

it.each([
  ['maija@example.fi', 'maija@example.fi'],
  ['Maija <maija@example.fi>', 'maija@example.fi'],
  ['"Mäki, Maija" <maija@example.fi>', 'maija@example.fi'],
  ['Mäki Maija\u00a0<\u200bmaija@example.fi >', 'maija@example.fi'],
  ['<maija@example.fi>', 'maija@example.fi'],
  ['mailto:maija@example.fi', 'maija@example.fi'],
  ['MAILTO: maija@example.fi?subject=Hei%20vaan', 'maija@example.fi'],
  ['mailto://maija@example.fi', 'maija@example.fi'],
  ['maija@example.fi <mailto:maija@example.fi>', 'maija@example.fi'],
  ['"maija@example.fi" <maija@example.fi>', 'maija@example.fi'],
  ['anna@example.fi <maija@example.fi>', ''],
  ['Maija <maija@example.fi>;', ''],
  ['Maija <maija@example.fi>, Anna <anna@example.fi>', ''],
  ['Maija maija@example.fi', ''],
  ['maija@example.fi;', ''],
  ['maija(at)example.fi', ''],
  ['mailto:', ''],
  ['', ''],
])('the address in %j is %j', (text, address) => expect(emailOf(text)).toBe(address));
