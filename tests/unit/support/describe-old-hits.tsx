import { expect, it } from 'vitest';
import {
  cards,
  field,
  hit,
  more as moreButton,
  never,
  type SearchAtHand,
  time,
  titles,
} from './searching';

/** React's object at an element since its last render: a new one each time. */
function renderOf(element: Element): unknown {
  const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
  if (!key) throw new Error('React did not make this element');
  return (element as unknown as Record<string, unknown>)[key];
}

/** What every search page does with its hits during another search. */
export function describeOldHits({ test, shown, usual, size }: SearchAtHand, more = {}) {
  const slow = () => shown((made) => (made.param('q') ? never() : usual(made)));

  test('dims the old hits during a new search [SRCH-02]', async () => {
    const { user, container } = await slow();
    const plain = `${container.querySelector('ul[aria-busy=false]')?.className} `;
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(titles()).toHaveLength(size);
    expect(container.querySelector('ul[aria-busy=true]')?.className).toContain(plain);
    expect(moreButton()).toBeNull();
  });

  test('renders none of them again, so that the press is answered at once [SRCH-02]', async () => {
    const { user } = await slow();
    const before = cards().map(renderOf);
    expect(before).toHaveLength(size);
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    for (const [index, card] of cards().entries()) expect(renderOf(card)).toBe(before[index]);
  });

  it('makes a card anew for another hit, and shows two that are alike [SRCH-23]', async () => {
    const { setProps } = await shown((made) =>
      made.param('pageSize') === '5'
        ? { ...usual(made), hits: [1, 99, 99].map((id) => hit(id, more)) }
        : usual(made),
    );
    const [first, second] = cards();
    setProps({ pageSize: 5 });
    await time.pass();
    expect(titles()).toEqual(['Osuma 1', 'Osuma 99', 'Osuma 99']);
    expect(cards()[0]).toBe(first);
    expect(second?.isConnected).toBe(false);
  });
}
