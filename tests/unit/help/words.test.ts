// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { commonAttributes } from '../../../src/core/element/common.attributes';
import { wordsFor } from '../../../src/help/words';

const finnish = wordsFor('fi');
const swedish = wordsFor('sv-FI');

describe('what is wrong with JSON', () => {
  it('is shown to Finnish editors completely in Finnish [ELEM-10]', () => {
    const problem = {
      where: 'JSON child',
      given: 'JSON with a comma too many, first at line 1, column 31; it was read without',
      expected: 'a JSON object with attribute values by name',
    };
    const told = 'tiedoissa on liikaa pilkkuja, ensin rivi 1, sarake 31: poista';
    expect(finnish.problem(problem)).toBe(told);
    expect(finnish.problem({ ...problem, where: 'attribute cards' })).toBe(
      `attribuutti cards: ${told}`,
    );
  });

  it('is shown to Swedish editors completely in Swedish', () => {
    const problem = {
      where: 'JSON child',
      given: 'invalid JSON, line 2, column 40: a comma is missing before "x"',
      expected: '',
    };
    expect(swedish.problem(problem)).toBe(
      'data går inte att läsa, rad 2, kolumn 40: ett komma saknas före "x"',
    );
  });
});

const contracts = await loadContracts();
const attributes = [commonAttributes, ...contracts.map((contract) => contract.attributes)];
const expected = new Set(
  attributes.flatMap((one) => Object.values(one)).map((one) => one.expected),
);

/** The expected values in the schemas' messages, of themselves and of their parts. */
function messagesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'message' && typeof value === 'string' ? [value] : messagesIn(value, seen),
  );
}
const ofEntries = new Set(
  attributes
    .flatMap(Object.values)
    .flatMap(({ schema }) => messagesIn(schema))
    .concat('an object'),
);

const unseen = contracts.flatMap((contract) => contract.unseen ?? []);

describe('when a widget appears that shows nothing in its place', () => {
  it.each(unseen)('is shown to Finnish editors in Finnish: %s [ELEM-10]', (text) => {
    expect(finnish.said(text)).not.toBe(text);
    expect([text, finnish.said(text)]).not.toContain(swedish.said(text));
    expect(wordsFor('en').said(text)).toBe(text);
  });
});

describe('what a field of an entry is expected to be', () => {
  it.each([...ofEntries])('is shown to Finnish editors in Finnish: %s [ELEM-10]', (words) => {
    const where = 'block cards[2].header';
    const expected = `${words}; the entry is left out`;
    const said = finnish.problem({ where, given: 'nothing', expected });
    expect(said).toMatch(
      /^lohko cards\[2\]\.header: annettu ei mitään, odotettiin .+; kohta jätetään pois$/,
    );
    expect(said).not.toContain(words);
    expect(swedish.problem({ where, given: 'nothing', expected })).toMatch(
      /^block cards\[2\]\.header: gavs ingenting, väntade (?!.*\b(an?|the|is|or)\b).+; posten lämnas bort$/,
    );
  });
});

describe('what an attribute is expected to be', () => {
  it.each([...expected])('is shown to Finnish editors in Finnish: %s [ELEM-10]', (words) => {
    const problem = { where: 'attribute x', given: '"y"', expected: words };
    const said = finnish.problem(problem);
    expect(said).toMatch(/^attribuutti x: annettu "y", odotettiin /);
    expect(said).not.toContain(words);
    const inSwedish = swedish.problem(problem);
    expect(inSwedish).toMatch(/^attribut x: gavs "y", väntade /);
    expect(inSwedish).not.toContain(words);
    expect(wordsFor('en').problem(problem)).toBe(`attribute x: given "y", expected ${words}`);
  });
});
