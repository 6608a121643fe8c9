// @vitest-environment node
import { expect, it } from 'vitest';
import { markedParts } from '../../../../src/core/quick-search/marked-text';

const marked = (text: string, q: string) =>
  markedParts(text, q).flatMap((part) => (part.isMatch ? [part.text] : []));

it('marks the search words, ignoring case and accents, and no single letter', () => {
  expect(marked('Crème brûlée ja kermaa', 'creme BRULEE')).toEqual(['Crème', 'brûlée']);
  expect(marked('Kana ja a', 'a kana')).toEqual(['Kana']);
  expect(marked('Jauhe\u00adliha–pihvi', 'jauhelihapihvi LIHA-pih')).toEqual(['liha', 'pih']);
  expect(marked('Spießbraten İskender', 'spiessb iskender')).toEqual(['Spießb', 'İskender']);
});
