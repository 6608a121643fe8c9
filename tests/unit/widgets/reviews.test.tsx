import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Review } from '../../../src/api/reviews';
import { useOverlay } from '../../../src/core/state/overlay';
import { review } from '../../../src/widgets/reviews/review.form';
import { beginningOf } from '../../../src/widgets/reviews/reviews.model';
import { widget } from '../../../src/widgets/reviews/reviews.widget';
import { describeForm } from '../support/describe-form';
import { field, give, messageOf, onFormPages, openForm, send } from '../support/form-page';
import { formWidget } from '../support/form-widget';
import { recordingBackend } from '../support/recording';
import { renderInFrame } from '../support/render-in-frame';

const path = '/api/review/lihakauppa/';
const productId = '2002';
const props = { productId, productName: 'Entrecôte', userName: 'grillimestari' };
const body = { productId, rating: 4, text: 'Mureaa ja maukasta.', userName: 'Anna' };
const star = (count: number) =>
  fireEvent.click(screen.getByRole('radio', { name: `${count} / 5 tähteä` }));
const fill = () => {
  star(4);
  give({ Arvostelu: ` ${body.text} `, Nimimerkki: body.userName });
};

describeForm('the review', {
  widget: formWidget(review, { fixed: { productId } }),
  form: review,
  fill,
  missing: ['Arvosana', 'Arvostelu', 'Nimimerkki'],
  required: 'Täytä tämä kenttä',
  failure: 'Jokin meni vikaan',
  thanks: 'Kiitos arvostelustasi!',
  unread: true,
  path,
  body,
  fault: 'review',
});

const hit = (id: number, more: Partial<Review> = {}) => ({
  id,
  stars: 5,
  text: `Arvio ${id}`,
  userName: `kokki${id}`,
  isVerified: false,
  ...more,
});
/** A page of the list as the shop answers it. */
const pageOf = (from: number, to: number, totalCount: number) => ({
  hits: Array.from({ length: to - from + 1 }, (_, index) => hit(from + index)),
  hasMore: to < totalCount,
  totalCount,
  productId,
});

/** Opens the widget beside the stand-in back end. */
const open = () => openForm(widget, { props });
/** Opens it on a shop whose list is given, page by page. */
function openOn(pages: readonly object[], more: object = {}) {
  const asked: URL[] = [];
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({});
    }
    const url = new URL(request.url);
    asked.push(url);
    return Response.json(pages[Number(url.searchParams.get('page')) - 1]);
  };
  const view = openForm(widget, { props: { ...props, ...more }, settings: { fetch } });
  return { ...view, asked, sent };
}
const cards = () => screen.queryAllByRole('article').map((one) => one.textContent ?? '');
const listing = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const opener = () => screen.getByRole('button', { name: 'Kirjoita arvostelu' });
const openWindow = async () => {
  opener().focus();
  fireEvent.click(opener());
  await screen.findByRole('form');
};
const dialog = () => screen.queryByRole('dialog');
const close = () =>
  fireEvent.click(
    within(dialog() as HTMLElement).getAllByRole('button', { name: 'Sulje' })[0] as HTMLElement,
  );
const writeOne = async () => {
  await openWindow();
  fill();
  send();
  await screen.findByRole('dialog', { name: 'Kiitos arvostelustasi!' });
};

describe('the list of reviews', () => {
  onFormPages();
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('asks for the first page of 9 of its product [REV-06, API-41]', async () => {
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

  it('takes the focus on to the first new review, and says how many show [IMP-12, IMP-20]', async () => {
    openOn([pageOf(1, 9, 12), pageOf(10, 12, 12)]);
    await listing(9);
    const more = screen.getByRole('button', { name: 'Näytä lisää' });
    more.focus();
    fireEvent.click(more);
    await listing(12);
    expect(document.activeElement?.textContent).toContain('Arvio 10');
    expect(screen.getAllByText('Näytetään 12 / 12').length).toBeGreaterThan(0);
  });

  it('leaves the focus with who has gone elsewhere meanwhile', async () => {
    openOn([pageOf(1, 9, 12), pageOf(10, 12, 12)]);
    await listing(9);
    fireEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    opener().focus();
    await listing(12);
    expect(document.activeElement).toBe(opener());
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
    expect(document.activeElement?.textContent).toBe(text);
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

  it('says that it could not be loaded, and tries again [IMP-02]', async () => {
    const { backend } = openFailing();
    const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' });
    screen.getByText('Tapahtui virhe. Yritä uudelleen');
    backend.failWith('');
    fireEvent.click(retry);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  });

  it('has stand-ins while it waits [IMP-01]', () => {
    openFailing('review:never');
    expect(document.querySelectorAll('li[aria-hidden=true]')).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Arvostelut' }).getAttribute('aria-busy')).toBe('true');
  });

  it('drops what is answered late for a product that is not shown any more [IMP-03]', async () => {
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

  it('shows nothing and asks for nothing without a product [ELEM-10]', () => {
    const { asked, container } = openOn([], { productId: '' });
    expect(container.textContent).toBe('');
    expect(asked).toEqual([]);
  });
});

/** Opens with a fault of the stand-in back end from the first call on. */
function openFailing(fault = 'review:500') {
  const backend = recordingBackend();
  backend.failWith(fault);
  const view = openForm(widget, { props, settings: { fetch: backend.fetch } });
  return { ...view, backend };
}

describe('writing a review', () => {
  onFormPages();
  beforeEach(() => window.history.replaceState(null, '', '/'));
  afterEach(() => sessionStorage.clear());

  it('begins with the user name as the nickname [REV-01]', async () => {
    openOn([pageOf(1, 1, 1)]);
    await openWindow();
    expect(field('Nimimerkki').value).toBe('grillimestari');
  });

  it('sends product, rating, text and nickname [REV-01, API-42]', async () => {
    const { sent } = openOn([pageOf(1, 1, 1)]);
    await writeOne();
    expect(sent).toEqual([body]);
  });

  it('leads to the login instead of opening without a user name [REV-02, ROLE-05]', async () => {
    openOn([pageOf(1, 1, 1)], { userName: '' });
    await listing(1);
    expect(screen.queryByRole('button', { name: 'Kirjoita arvostelu' })).toBeNull();
    const link = screen.getByRole('link', { name: 'Kirjaudu sisään' });
    expect(link.getAttribute('href')).toBe('/kirjaudu');
  });

  it('closes when the user name goes, as after a logout [REV-02]', async () => {
    const { setProps } = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    setProps({ ...props, userName: '' });
    expect(dialog()).toBeNull();
  });

  it('says what is missing, each in its words [REV-03]', async () => {
    const { sent } = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    give({ Nimimerkki: ' ', Arvostelu: ' ' });
    send();
    expect(messageOf(screen.getByRole('radiogroup'))).toBe('Anna tuotteelle arvosana');
    expect(messageOf(field('Nimimerkki'))).toBe('Täytä tämä kenttä');
    expect(messageOf(field('Arvostelu'))).toBe('Täytä tämä kenttä');
    expect(sent).toEqual([]);
  });

  it('takes 500 characters, of any sign, and no more [REV-03]', async () => {
    const { sent } = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    star(1);
    give({ Arvostelu: `${'&'.repeat(500)}x` });
    send();
    await screen.findByRole('dialog', { name: 'Kiitos arvostelustasi!' });
    expect(sent).toEqual([expect.objectContaining({ text: '&'.repeat(500), rating: 1 })]);
  });

  it('thanks with rating, text and nickname [REV-04]', async () => {
    openOn([pageOf(1, 1, 1)]);
    await writeOne();
    const thanks = within(dialog() as HTMLElement);
    thanks.getByRole('img', { name: '4 / 5 tähteä' });
    thanks.getByText(body.text);
    thanks.getByText(body.userName);
  });

  it.each(['after it was sent', 'before'])(
    'begins anew once it was closed: %s [REV-04]',
    async (when) => {
      openOn([pageOf(1, 1, 1)]);
      if (when === 'before') {
        await openWindow();
        fill();
      } else await writeOne();
      close();
      expect(dialog()).toBeNull();
      await openWindow();
      expect(field('Arvostelu').value).toBe('');
      expect(field('Nimimerkki').value).toBe('grillimestari');
      expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    },
  );

  it('has no draft about another product', async () => {
    const first = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    fill();
    // What a reload leaves.
    const kept = { ...sessionStorage };
    first.unmount();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    const second = openOn([pageOf(1, 1, 1)], { productId: '2003' });
    await openWindow();
    expect(field('Arvostelu').value).toBe('');
    second.unmount();
    openOn([pageOf(1, 1, 1)]);
    await openWindow();
    expect(field('Arvostelu').value).toContain(body.text);
  });

  it('says of a failure that something went wrong, and keeps all [REV-05]', async () => {
    const { backend } = open();
    await openWindow();
    fill();
    backend.failWith('review:500');
    send();
    await screen.findByText('Jokin meni vikaan');
    expect(field('Arvostelu').value).toContain(body.text);
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe(
      '4 / 5 tähteä',
    );
  });

  it('gives the focus back to its button [IMP-13]', async () => {
    openOn([pageOf(1, 1, 1)]);
    await writeOne();
    close();
    expect(document.activeElement).toBe(opener());
  });

  it('makes way for another popup of the page [ELEM-05]', async () => {
    openOn([pageOf(1, 1, 1)]);
    await openWindow();
    let other: ReturnType<typeof useOverlay> | undefined;
    renderInFrame(function View() {
      other = useOverlay('menu');
      return null;
    });
    act(() => other?.open());
    expect(dialog()).toBeNull();
    act(() => other?.close());
  });

  it('shows the own review first, marked, and counts it', async () => {
    openOn([pageOf(1, 2, 2)]);
    await listing(2);
    await writeOne();
    close();
    expect(cards()[0]).toBe(`Sinun arvostelusi${body.text}${body.userName}`);
    expect(cards()).toHaveLength(3);
    expect(screen.getAllByText('3 arvostelua').length).toBeGreaterThan(0);
  });

  it('shows the own review once when the shop lists it too, which moves the others on', async () => {
    const own = hit(30, { stars: 4, text: body.text, userName: body.userName });
    // Before the next page was asked for, the shop put the new one first: number 9 comes again.
    const next = { ...pageOf(9, 11, 12), hits: [own, ...pageOf(9, 11, 12).hits], hasMore: false };
    openOn([pageOf(1, 9, 11), next]);
    await listing(9);
    await writeOne();
    close();
    fireEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
    await listing(12);
    expect(new Set(cards()).size).toBe(12);
  });

  it('is sent once by a double press [IMP-28]', async () => {
    const { sent } = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    fill();
    send();
    send();
    await screen.findByRole('dialog', { name: 'Kiitos arvostelustasi!' });
    expect(sent).toHaveLength(1);
  });
});
