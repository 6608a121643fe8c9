// @vitest-environment node
import { expect, it } from 'vitest';
import { listing } from '../../../../scripts/release/listing';

const came = (tag: string) => ({
  level: 'minor' as const,
  text: `<${tag}>: the attribute hint came`,
});

it('lists once what changed alike in several tags', () => {
  const changes = [
    { level: 'major' as const, text: 'the property --atria-gap went' },
    ...['atria-a', 'atria-b', 'atria-c', 'atria-d', 'atria-e'].map(came),
    { level: 'minor' as const, text: '<atria-f> came' },
  ];
  expect(listing(changes)).toEqual([
    'major: the property --atria-gap went',
    'minor: <atria-a>, <atria-b>, <atria-c> and 2 more: the attribute hint came',
    'minor: <atria-f> came',
  ]);
});

it('separates changes of different levels', () => {
  const [one, other] = [came('atria-a'), { ...came('atria-b'), level: 'major' as const }];
  expect(listing([one, other])).toHaveLength(2);
});
