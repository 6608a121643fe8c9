// @vitest-environment node
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { html4Names, serialisers } from '../../support/serialisers';

const named = 'Käsin – 5 €… ’x’ ” & &auml;\u00a0Я';
const json = '[{"header":"alle <5 ä"}]';
const marks = 'it\'s "x" +`~ > /haku/';

/**
 * What the programs wrote: Chromium 156, TinyMCE 8.9.2, CKEditor 48.5.2 (with our plugin, and with
 * General HTML Support), PHP 8.2 with libxml2 2.9.14.
 */
const recorded: Readonly<Partial<Record<keyof typeof serialisers, readonly string[]>>> = {
  chromium: [
    'label="Käsin – 5 €… ’x’ ” &amp; &amp;auml;&nbsp;Я"',
    'label="[{&quot;header&quot;:&quot;alle &lt;5 ä&quot;}]"',
    'label="it\'s &quot;x&quot; +`~ &gt; /haku/"',
  ],
  ckeditor5: [
    'label="Käsin – 5 €… ’x’ ” &amp; &amp;auml;&nbsp;Я"',
    'label="[{&quot;header&quot;:&quot;alle &lt;5 ä&quot;}]"',
    'label="it\'s &quot;x&quot; +`~ &gt; /haku/"',
  ],
  tinymceNamed: [
    'label="K&auml;sin &ndash; 5 &euro;&hellip; &rsquo;x&rsquo; &rdquo; &amp; &amp;auml;&nbsp;Я"',
    'label="[{&quot;header&quot;:&quot;alle &lt;5 &auml;&quot;}]"',
    'label="it\'s &quot;x&quot; +&#96;~ &gt; /haku/"',
  ],
  tinymceRaw: [
    'label="Käsin – 5 €… ’x’ ” &amp; &amp;auml;\u00a0Я"',
    'label="[{&quot;header&quot;:&quot;alle &lt;5 ä&quot;}]"',
    'label="it\'s &quot;x&quot; +&#96;~ &gt; /haku/"',
  ],
  phpWithoutEncoding: [
    'label="K&#xE4;sin &#x2013; 5 &#x20AC;&#x2026; &#x2019;x&#x2019; &#x201D; &amp; &amp;auml;&#xA0;&#x42F;"',
    'label=\'[{"header":"alle &lt;5 &#xE4;"}]\'',
    'label="it\'s &quot;x&quot; +`~ &gt; /haku/"',
  ],
  phpNamed: [
    'label="K&auml;sin &ndash; 5 &euro;&hellip; &rsquo;x&rsquo; &rdquo; &amp; &amp;auml;&nbsp;&#1071;"',
    'label=\'[{"header":"alle &lt;5 &auml;"}]\'',
    'label="it\'s &quot;x&quot; +`~ &gt; /haku/"',
  ],
  phpUtf8: [
    'label="Käsin – 5 €… ’x’ ” &amp; &amp;auml;\u00a0Я"',
    'label=\'[{"header":"alle &lt;5 ä"}]\'',
    'label="it\'s &quot;x&quot; +`~ &gt; /haku/"',
  ],
};

/** The attributes of an element, as an HTML parser reads them. */
const attributesIn = (html: string) =>
  (parseFragment(html).childNodes[0] as DefaultTreeAdapterMap['element']).attrs;

/** Letters, signs and what looks like a reference or a tag. */
const values = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...html4Names.keys(), ...html4Names.values()),
      fc.constantFrom(...['&', '&amp;', '&#228;', '&lt', '"', "'", '<b>', '`', '=', '/', ' ']),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll(/[\0\r\u0080-\u009f\u2329\u232a\ufdd0-\ufdef]/g, ''));

describe('the serialisers that editors’ pages pass', () => {
  it.each(Object.entries(recorded))('write what %s wrote', (name, written) => {
    const write = serialisers[name as keyof typeof serialisers];
    expect([named, json, marks].map((value) => write('label', value))).toEqual(written);
  });

  it('write as their documentation says', () => {
    expect(serialisers.chromiumBefore2025('label', 'a <b> & "c"\u00a0')).toBe(
      'label="a <b> &amp; &quot;c&quot;&nbsp;"',
    );
    expect(serialisers.dotNet('label', 'ä\'"<>&+😀\n`')).toBe(
      'label="&#xE4;&#x27;&quot;&lt;&gt;&amp;&#x2B;&#x1F600;&#xA;`"',
    );
    expect(serialisers.phpUtf8('href', '/haku?a=1&b=ö "x"')).toBe(
      'href="/haku?a=1&amp;b=%C3%B6%20%22x%22"',
    );
  });

  it('write as people do: marks of any kind, or none', () => {
    const { handDouble, handSingle, handBare } = serialisers;
    expect(handDouble('label', 'Kala & "muut" <3 &auml;')).toBe(
      'label="Kala & &quot;muut&quot; <3 &amp;auml;"',
    );
    expect(handSingle('items', '[{"a":"it\'s"}]')).toBe('items=\'[{"a":"it&#39;s"}]\'');
    expect(['', 'x/', 'x y'].map((value) => handBare('label', value))).toEqual([
      'label',
      'label=x/',
      "label='x y'",
    ]);
  });

  it('know the names of TinyMCE', () => {
    expect(html4Names.size).toBe(248);
    expect([...'–€…’”Äåß'].map((sign) => html4Names.get(sign))).toEqual(
      'ndash euro hellip rsquo rdquo Auml aring szlig'.split(' ').map((name) => `&${name};`),
    );
  });

  it.each(Object.entries(serialisers))('%s can be read back', (_, write) => {
    fc.assert(
      fc.property(values, (value) => {
        const html = `<atria-counter ${write('label', value)} lang="fi"></atria-counter>`;
        expect(attributesIn(html)).toEqual([
          { name: 'label', value },
          { name: 'lang', value: 'fi' },
        ]);
      }),
    );
  });
});
