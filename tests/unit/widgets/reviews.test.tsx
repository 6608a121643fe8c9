import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../../src/widgets/reviews/reviews.model';
import { widget } from '../../../src/widgets/reviews/reviews.widget';
import {
  act,
  fireEvent,
  newHost,
  placeIn,
  rendered,
  screen,
  waitFor,
  within,
} from '../support/dom';
import { onFormPages, openForm } from '../support/form-page';
import { recordingBackend } from '../support/recording';
import {
  cards,
  hit,
  listing,
  open,
  opener,
  openOn,
  pageOf,
  path,
  productId,
  props,
} from '../support/reviews-page';

/** Opens with a fault of the stand-in back end from the first call on. */
function openFailing(fault = 'review:500') {
  const backend = recordingBackend();
  backend.failWith(fault);
  const view = openForm(widget, { props, settings: { fetch: backend.fetch } });
  return { ...view, backend };
}

describe('the list of reviews', () => {
  onFormPages();

  it('requests the first page of 9 of its product [REV-06, API-41]', async () => {
    const { backend } = open();
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    expect(backend.calls).toEqual([
      expect.objectContaining({
        method: 'GET',
        path,
        query: { language: 'fi', page: '1', pageSize: '9', productId },
      }),
    ]);
  });

  it('appends further pages while there are more [REV-06]', async () => {
    const { asked } = openOn([pageOf(1, 9, 20), pageOf(10, 18, 20), pageOf(19, 20, 20)]);
    await listing(9);
    expect(screen.getAllByText('20 arvostelua').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    await listing(18);
    fireEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    await listing(20);
    expect(cards().at(-1)).toContain('Arvio 20');
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull();
    expect(asked.map((one) => one.searchParams.get('page'))).toEqual(['1', '2', '3']);
  });

  it('moves the focus on to the first new review, and announces how many show [IMP-12, IMP-20]', async () => {
    openOn([pageOf(1, 9, 12), pageOf(10, 12, 12)]);
    await listing(9);
    const more = screen.getByRole('button', { name: 'Näytä lisää' });
    more.focus();
    fireEvent.click(more);
    await listing(12);
    expect(rendered.activeElement?.textContent).toContain('Arvio 10');
    // Announced a moment after it shows.
    expect((await screen.findAllByText('Näytetään 12 / 12')).length).toBeGreaterThan(0);
  });

  it('does not move the focus of a visitor who has gone elsewhere meanwhile', async () => {
    openOn([pageOf(1, 9, 12), pageOf(10, 12, 12)]);
    await listing(9);
    fireEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    opener().focus();
    await listing(12);
    expect(rendered.activeElement).toBe(opener());
  });

  it('does not take it from a field of the page or of another widget', async () => {
    openOn([pageOf(1, 9, 12), pageOf(10, 12, 12)]);
    await listing(9);
    screen.getByRole('button', { name: 'Näytä lisää' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    const field = placeIn(newHost()).appendChild(document.createElement('input'));
    field.focus();
    await listing(12);
    expect(rendered.activeElement).toBe(field);
  });

  it('shows stars in words, text, user name and a mark only when verified [REV-07, IMP-17]', async () => {
    const hits = [hit(1, { stars: 3, isVerified: true }), hit(2)];
    openOn([{ hits, hasMore: false, totalCount: 2, productId }]);
    await listing(2);
    const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    within(first).getByRole('img', { name: '3 / 5 tähteä' });
    expect(first.textContent).toBe('Arvio 1kokki1Vahvistettu arvostelu');
    expect(second.textContent).toBe('Arvio 2kokki2');
  });

  it('shows a text of 170 characters whole [REV-08]', async () => {
    const text = 'a'.repeat(170);
    openOn([{ ...pageOf(1, 1, 1), hits: [hit(1, { text })] }]);
    await listing(1);
    screen.getByText(text);
    expect(screen.queryByRole('button', { name: /Jatka lukemista/ })).toBeNull();
  });

  it('cuts a longer one after a word, shows all of it in its place, and keeps the focus there [REV-08]', async () => {
    const text = `${'sana '.repeat(33)}tavallista pidempi loppu`;
    openOn([{ ...pageOf(1, 1, 1), hits: [hit(1, { text })] }]);
    await listing(1);
    screen.getByText(`${'sana '.repeat(33).trim()}…`);
    fireEvent.click(screen.getByRole('button', { name: 'Jatka lukemista: kokki1' }));
    expect(rendered.activeElement?.textContent).toBe(text);
    expect(screen.queryByRole('button', { name: /Jatka lukemista/ })).toBeNull();
  });

  it.each([
    [
      'a word that just fits stays whole',
      `${'a'.repeat(165)} sana loppu`,
      `${'a'.repeat(165)} sana…`,
    ],
    [
      'no mark before the dots',
      `${'a'.repeat(160)} loppui, ja jatkui`,
      `${'a'.repeat(160)} loppui…`,
    ],
    ['no blank to cut at', 'a'.repeat(171), `${'a'.repeat(170)}…`],
    ['emoji are one character each', `${'🥩'.repeat(171)}`, `${'🥩'.repeat(170)}…`],
  ])('cuts well: %s [REV-08]', (_, text, shown) => {
    expect(beginningOf(text)).toBe(shown);
  });

  it('says that there are none yet [IMP-02]', async () => {
    openOn([{ hits: [], hasMore: false, totalCount: 0, productId }]);
    await waitFor(() =>
      expect(
        screen.getAllByText('Tuotteella ei ole vielä arvosteluja. Ole ensimmäinen!')[0]?.className,
      ).toBeTruthy(),
    );
  });

  it('says that it failed to load, and tries again [IMP-02]', async () => {
    const { backend } = openFailing();
    const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' });
    screen.getByText('Tapahtui virhe. Yritä uudelleen');
    backend.failWith('');
    fireEvent.click(retry);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  });

  it('has placeholders while it waits [IMP-01]', () => {
    openFailing('review:never');
    expect(rendered.querySelectorAll('li[aria-hidden=true]')).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Arvostelut' }).getAttribute('aria-busy')).toBe('true');
  });

  it('drops a late answer for a product that is no longer shown [IMP-03]', async () => {
    const answers: Record<string, (page: object) => void> = {};
    const signals: AbortSignal[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      signals.push(request.signal);
      const id = new URL(request.url).searchParams.get('productId') ?? '';
      return Response.json(
        await new Promise<object>((give) => Object.assign(answers, { [id]: give })),
      );
    };
    const { setProps } = openForm(widget, { props, settings: { fetch } });
    await waitFor(() => expect(Object.keys(answers)).toEqual([productId]));
    setProps({ ...props, productId: '2003' });
    await waitFor(() => expect(Object.keys(answers)).toHaveLength(2));
    answers['2003']?.(pageOf(1, 2, 2));
    await listing(2);
    answers[productId]?.(pageOf(1, 9, 9));
    await act(async () => {});
    expect(cards()).toHaveLength(2);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('shows and requests nothing without a product [ELEM-10]', () => {
    const { asked, container } = openOn([], { productId: '' });
    expect(container.textContent).toBe('');
    expect(asked).toEqual([]);
  });
});
