import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../../../src/core/element/reading/find-json-fault';
import { readJson, whenReadable } from '../../../../../src/core/element/reading/json-text';
import { mendJson } from '../../../../../src/core/element/reading/mend-json';
import { smallKeys } from '../../../../../src/core/element/reading/small-keys';
import { type Coded, sayEnglish } from '../../../../../src/read/words-table';
import { often } from '../../../support/chance';

const english = (fault: Coded | undefined): string =>
  fault ? sayEnglish(fault.code, fault.params) : '';

describe('keys with a capital first letter', () => {
  it('become small ones, at any depth [ELEM-11, SRCH-07]', () => {
    expect(
      smallKeys({ DropdownItems: [{ Id: '1', Label: 'Kana', More: { IsVideo: true } }] }),
    ).toEqual({ dropdownItems: [{ id: '1', label: 'Kana', more: { isVideo: true } }] });
  });

  it('give way to the small ones beside them [ELEM-11]', () => {
    expect(smallKeys({ Id: 'capital', id: 'small' })).toEqual({ id: 'small' });
    expect(smallKeys({ id: 'small', Id: 'capital' })).toEqual({ id: 'small' });
  });

  it('are unchanged in what is no plain object', () => {
    const date = new Date(0);
    expect(smallKeys({ date, text: 'Id' })).toEqual({ date, text: 'Id' });
    expect(Object.hasOwn(smallKeys(JSON.parse('{"__proto__":1}')) as object, '__proto__')).toBe(
      true,
    );
  });
});

describe('the place where a text stops being JSON', () => {
  it('is nowhere in what is JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => void expect(findJsonFault(text)).toBe(-1)));
  });

  it('is somewhere exactly when the text cannot be parsed', () => {
    const sign = fc.constantFrom(...'{}[]",:1 -.eatrufls\\n');
    fc.assert(
      fc.property(
        fc.array(sign).map((signs) => signs.join('')),
        (text) => {
          let parses = true;
          try {
            JSON.parse(text);
          } catch {
            parses = false;
          }
          expect(findJsonFault(text) === -1).toBe(parses);
        },
      ),
      { numRuns: often(1000) },
    );
  });
});

describe('JSON that a CMS’s text filters have changed', () => {
  it.each([
    [
      'tags p and br',
      '{"a": 1,</p>\n<p class="x"> "b": 2<br />}',
      { a: 1, b: 2 },
      'line 1, column 9',
    ],
    ['non-breaking spaces', '{\n\u00a0"a":&nbsp;1}', { a: 1 }, 'line 2, column 1'],
    ['commas too many', '{"a": [1, 2,\n],}', { a: [1, 2] }, 'line 2, column 1'],
    ['a comma before a tag', '{"a": 1,<br>}', { a: 1 }, 'line 1, column 9'],
    ['XHTML marks of TinyMCE', '// <![CDATA[\n{"a": 1}\n// ]]>', { a: 1 }, 'line 1, column 1'],
    ['those on one line', '//<![CDATA[{"a": [[1]]}//]]>', { a: [[1]] }, 'line 1, column 1'],
    [
      'those of Drupal',
      '<!--//--><![CDATA[//><!--\n{"a": 1}\n//--><!]]>',
      { a: 1 },
      'line 1, column 1',
    ],
    ['those of XSLT', '/*<![CDATA[*/ {"a": 1} /*]]>*/', { a: 1 }, 'line 1, column 1'],
    ['bare CDATA', '<![CDATA[\r\n[[1]]]]>', [[1]], 'line 1, column 1'],
    ['a comment around all of it', '<!--\n{"a": 1}\n//-->', { a: 1 }, 'line 1, column 1'],
    [
      'comments of a template',
      '<!-- BEGIN [field.html.twig] -->\n{"a": 1, <!-- {"b": 2}, --> "c": 3}<!-- END -->',
      { a: 1, c: 3 },
      'line 1, column 1',
    ],
    ['a byte order mark', '\ufeff{"a": 1}', { a: 1 }, 'line 1, column 1'],
    ['invisible signs', '{"a":\u200b&#8203; 1,\u2028"b":&shy;2\u202f}', { a: 1, b: 2 }, 'column 6'],
    ['an escape of .NET', '{&quot;a&quot;:&quot;&#xE4;&amp;b&quot;}', { a: 'ä&b' }, 'column 2'],
    ['an escape of PHP', '[&#034;&lt;b&gt; &#039;&#034;]', ["<b> '"], 'column 2'],
    ['two escapes', '[&amp;quot;a &amp;amp;amp; b&amp;quot;]', ['a &amp; b'], 'column 2'],
  ])(
    'is read a second time without %s, and says so with the place [ELEM-12]',
    (_, text, value, place) => {
      const reading = mendJson(text);
      expect(reading.value).toEqual(value);
      expect(english(reading.fault)).toContain(place);
      expect(english(reading.fault)).toContain('read without');
    },
  );

  it('keeps what is in its strings [ELEM-12]', () => {
    const text = '<p>yksi,]</p>\u00a0\\"<br><!-- a -->// <![CDATA[ &quot;]]>\ufeff\u200b&#8203;';
    const value = { text, list: ['&nbsp;,}'] };
    expect(mendJson(`${JSON.stringify(value).slice(0, -1)},}`).value).toEqual(value);
  });

  it('is not guessed if quotes are curly: they are reported [ELEM-12]', () => {
    const reading = mendJson('{\n  “header”: 1,}');
    expect(reading).not.toHaveProperty('value');
    expect(english(reading.fault)).toBe(
      'invalid JSON, line 2, column 3: the curly quote “ stands where a straight one (") belongs',
    );
  });

  it.each([
    ['[{', 'column 3: it ends too early; an attribute with JSON needs single quotes'],
    ["{'a':1}", "column 2: the single quote ' stands where a double one"],
    ['{a:1}', 'column 2: a needs quotation marks (") around it'],
    ['[object Object],[object Object]', 'pass JSON.stringify(…) or set the property'],
    ['{"a":1 "b":2}', 'column 8: a comma is missing before "b"'],
    ['{"a: "b"}', 'column 7: a quotation mark (") is missing before b'],
    ['{"a": "b,\n"c": 1}', 'column 7: the quotation mark (") that ends "b is missing'],
    ['{"a": 1;}', 'column 8: ;} does not belong there'],
    ['// <![CDATA[\n{"a":1 "b":2}\n// ]]>', 'line 2, column 8: a comma is missing before "b"'],
    ['<!-- {"a":1} --> {"b":1 "c":2}', 'column 25: a comma is missing before "c"'],
    ['{&quot;a&quot;:1 &quot;b&quot;:2}', 'column 8: a comma is missing before "b"'],
    ['{&QUOT;a&QUOT;:1}', 'column 2'],
  ])('that cannot be read is reported with its place: %s [ELEM-10, ELEM-12]', (text, told) => {
    expect(english(mendJson(text).fault)).toContain(told);
  });
});

describe('an editor’s JSON', () => {
  beforeAll(() => whenReadable());

  it('is read at once when it is valid, and corrected when it is not [ELEM-12]', () => {
    expect(readJson('[1]')).toEqual({ value: [1] });
    expect(readJson('[1,]')).toMatchObject({ value: [1] });
  });
});
