// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable, folded, matching } from '../../../src/read/compare';
import { cleanLines } from '../../../src/read/lines';
import { decoded } from '../../../src/read/references';
import { clean, isNumericCode } from '../../../src/read/text';
import { often } from '../support/chance';

describe('a typed or pasted line', () => {
  it.each([
    ['  Anna\u00a0 Mäki\u3000', 'Anna Mäki', 'odd blanks'],
    ['A\u030a sa Ma\u0308ki', 'Å sa Mäki', 'accents typed after their letters'],
    ['\ufeffAnna\u200b', 'Anna', 'a byte order mark and a blank without width'],
    ['Jauhe\u00adliha\u00adpihvi', 'Jauhelihapihvi', 'soft hyphens'],
    ['\u202a+358 40\u202c\u200e', '+358 40', 'signs of direction around a contact of a phone'],
    ['\u2066anna\u2069', 'anna', 'isolates'],
    ['e\u200b\u0301', 'é', 'an invisible sign before an accent'],
    ['Anna\tMäki\r\n', 'Anna Mäki', 'two cells of a spreadsheet'],
    ['a\r\nb\u2028c\u2029d\ve', 'a b c d e', 'all kinds of line breaks'],
    ['1\u202f234\u2009kg', '1 234 kg', 'thin blanks'],
    ['Anna\u{e0041}\u{e0042}', 'Anna', 'tags'],
    ['\u0000An\u001bna\u0007\u007f', 'Anna', 'control characters'],
    ['Anna\ud83d', 'Anna', 'half of an emoji that was cut'],
    ['a\ufffcb', 'ab', 'the place of a picture'],
    ['a\u034fb\u3164', 'ab', 'joiners and fillers of letters'],
    ['\u2800\u2800', '', 'blanks of Braille'],
    ['an\u200dna\u200c\ufe0f', 'anna', 'joiners between letters that need none'],
    ['👩\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈', '👩‍👩‍👧 ❤️‍🔥 🏳️‍🌈', 'emoji'],
    ['نمی\u200cخواهم', 'نمی‌خواهم', 'Persian'],
    ['क्\u200dष', 'क्‍ष', 'Hindi'],
    ['Anna-Liisa O’Neill', 'Anna-Liisa O’Neill', 'nothing to clean'],
  ])('%j is %j: %3$s', (text, cleaned) => expect(clean(text)).toBe(cleaned));

  it('is clean after that, whatever it was', () => {
    const sign = fc.oneof(
      fc.constantFrom(...'\u200b\u200d\ufe0f\u00ad\u0301\ufeff\u202e\u00a0\n\t '),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('👩', '❤', 'ä', 'A', '\ud83d'),
    );
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        const text = clean(signs.join(''));
        expect(clean(text)).toBe(text);
        expect(text).not.toMatch(/^\s|\s$|\s\s|[\n\t\u00a0\u00ad\u200b\u202e\ufeff]/);
        // It can be put in an address.
        encodeURIComponent(text);
      }),
      { numRuns: often(2000) },
    );
  });

  it.each([
    ['123456', false],
    ['1234567', true],
    ['123456789012', true],
    ['1234567890123', false],
    ['12345a7', false],
    ['\u200b1234567\u00a0', true],
  ])('%s is a numeric code: %s [UI-10]', (value, fits) => expect(isNumericCode(value)).toBe(fits));
});

it.each([
  ['Hei!\r\n\r\nTerveisin\rAnna ', 'Hei!\n\nTerveisin\nAnna'],
  ['\ufeff1\u20282\u20293\v4\f5', '1\n2\n3\n4\n5'],
  [' a\u00a0\u00a0b\tc\u3000\n', 'a b c'],
  ['Ma\u0308\u00adki\n\u200b', 'Mäki'],
])('several lines stay lines: %j is %j', (text, cleaned) => expect(cleanLines(text)).toBe(cleaned));

describe('texts that are compared', () => {
  it.each([
    ['Jauhe\u00adliha\u00adpihvi', 'JAUHELIHAPIHVI'],
    ['400\u00a0g', '400  g'],
    ['Ma\u0308kinen', 'MÄKINEN'],
    ['McDonald’s', "mcdonald's"],
    ['McDonald´s', 'McDonalds'],
    ['”Nakki”', '"nakki"'],
    ['Atria – Nakki', 'Atria - nakki'],
    ['Etelä\u2011Pohjanmaa', 'etelä pohjanmaa'],
    ['−18 °C', '-18 °C'],
    ['Pihvi\u200b 2\u202fkpl', 'pihvi 2 kpl'],
    ['ＡＴＲＩＡ', 'atria'],
    ['Juusto\n', ' juusto'],
  ])('are the same: %j and %j', (one, other) => expect(comparable(one)).toBe(comparable(other)));

  it.each([
    ['Saila', 'Säilä'],
    ['Nakki 400 g', 'Nakki 40 g'],
    ['Pihvi', 'Pihvit'],
    ['1,5 kg', '15 kg'],
  ])('are not the same: %j and %j', (one, other) =>
    expect(comparable(one)).not.toBe(comparable(other)),
  );

  it.each([
    ['Crème brûlée', 'creme brulee'],
    ['SMÖRGÅS', 'smorgas'],
    ['Smørrebrød', 'smorrebrod'],
    ['Spieß', 'SPIESS'],
    ['İSTANBUL', 'istanbul'],
    ['DIYARBAKIR', 'Dıyarbakır'],
  ])('are alike without accents: %j and %j', (one, other) =>
    expect(folded(one)).toBe(folded(other)),
  );

  it.each([
    ['Jauhe&shy;liha', 'Jauheliha'],
    ['Hot &amp; Spicy', 'Hot & Spicy'],
    ['a&amp;shy;b', 'ab'],
    ['400&nbsp;g', '400 g'],
    ['P&auml;ron &Ouml;l', 'Päron Öl'],
    ['&#228;&#xE4;', 'ää'],
    ['Caf&eacute; &ndash; &Aring; &#8211;', 'Café – Å –'],
    ['AT&T; R&D &foo; & &#9999999;', 'AT&T; R&D &foo; & &#9999999;'],
  ])('of a back end may be written as in HTML: %j is %j', (text, plain) =>
    expect(clean(decoded(decoded(text)))).toBe(plain),
  );

  it('find what contains them, the very letters first', () => {
    const names = ['Paarynä', 'Päärynä', 'Omena', 'Rieska–paari'];
    const found = (typed: string) => matching(names, typed, (name) => name);
    expect(found('PÄÄ')).toEqual(['Päärynä', 'Paarynä', 'Rieska–paari']);
    expect(found('paa')).toEqual(['Paarynä', 'Rieska–paari', 'Päärynä']);
    expect(found('rieska-p')).toEqual(['Rieska–paari']);
    expect(found(' ')).toEqual(names);
    expect(found('x')).toEqual([]);
  });
});
