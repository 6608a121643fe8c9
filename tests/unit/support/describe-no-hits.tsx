import { describe, expect, it } from 'vitest';
import { rendered, screen } from './dom';
import {
  field,
  nothing,
  press,
  query,
  type SearchAtHand,
  said,
  time,
  titles,
  titlesTo,
  travel,
} from './searching';

/** What every search page does without hits, and its text for that. */
export function describeNoHits({ test, shown, usual, size }: SearchAtHand, empty: string) {
  describe('without hits', () => {
    it(`says "${empty}" [SRCH-13] [IMP-20]`, async () => {
      await shown(nothing);
      expect(screen.getByText(empty, { selector: 'p' })).toBeTruthy();
      expect(said()).toBe(empty);
      expect(screen.queryByRole('heading', { name: 'Hakutulokset' })).toBeNull();
    });

    test('searches the answer’s suggestion on a press, as a history entry [SRCH-13] [SRCH-10] [IMP-12]', async () => {
      const { user, sent } = await shown((made) =>
        made.param('q') === 'makkraa' ? { ...nothing(), suggestion: 'makkara' } : usual(made),
      );
      await user.type(field(), 'makkraa{Enter}');
      await time.pass();
      expect(said()).toBe(`${empty}. Tarkoititko: makkara?`);
      await press(user, 'Tarkoititko: makkara?');
      expect(sent('q').at(-1)).toBe('makkara');
      expect([query(), (field() as HTMLInputElement).value]).toEqual(['?q=makkara', 'makkara']);
      await time.pass(100);
      expect(rendered.activeElement?.closest('[part=root]')).not.toBeNull();
      await travel('back');
      expect(query()).toBe('?q=makkraa');
    });

    test('removes the query on a press, and keeps the focus [SRCH-13] [IMP-12]', async () => {
      const { user } = await shown((made) => (made.param('q') ? nothing() : usual(made)));
      expect(screen.queryByRole('button', { name: 'Tyhjennä haku' })).toBeNull();
      await user.type(field(), 'zzz{Enter}');
      await time.pass();
      expect(screen.getByText('Kokeile toista sanaa, tai vain yhtä kerrallaan.')).toBeTruthy();
      await press(user, 'Tyhjennä haku');
      expect(titles()).toEqual(titlesTo(size));
      expect(rendered.activeElement?.contains(field())).toBe(true);
      expect(rendered.activeElement).not.toBe(document.body);
      expect(field()).toHaveProperty('value', '');
      expect(query()).toBe('');
    });
  });
}
