import { expect, it } from 'vitest';
import { isCardLook } from '../../editor/model/card-looks';
import type { FormField } from '../../editor/model/form-fields';
import { widgetsIn } from '../../editor/model/widgets';

// What has fixed choices is chosen in the catalogue, and not typed.

const deep = (fields: readonly FormField[], before: string): (readonly [string, FormField])[] =>
  fields.flatMap((field) => [
    [`${before}${field.name}`, field],
    ...deep(field.fields, `${before}${field.name}.`),
  ]);
const all = widgetsIn('en').flatMap(({ name, fields }) => deep(fields, `${name} `));
const chosen = new Set(
  all.flatMap(([, { options }]) => options.map(({ value }) => value).filter(Boolean)),
);
/** `by sea, road or rail.` */
const listsWords = /\b\w+, \w+(, \w+)* or \w+\.$/;

it('a text whose example is a name of some choice, or whose words list what it may be, is a choice', () => {
  const typed = all.filter(
    ([, { control, suggestions, example, description }]) =>
      control === 'text' &&
      suggestions.length === 0 &&
      (chosen.has(example) || listsWords.test(description)),
  );
  expect(
    typed.map(([place]) => place),
    'give the field `values`, or `suggestions` where others will do, or make it a `choice`',
  ).toEqual([]);
});

it('each choice of how cards look has its picture', () => {
  const looks = all.filter(([, { options }]) =>
    options.some(({ value }) => value === 'recipeCard'),
  );
  expect(looks.map(([place]) => place)).toContain('card-carousel cards.type');
  expect(looks.filter(([, field]) => !isCardLook(field)).map(([place]) => place)).toEqual([]);
});
