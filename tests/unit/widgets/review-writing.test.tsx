import { describe, expect, it } from 'vitest';
import { useOverlay } from '../../../src/core/popups/overlay';
import { review } from '../../../src/widgets/reviews/review.form';
import { describeForm } from '../support/describe-form';
import { act, fireEvent, rendered, screen, within } from '../support/dom';
import { field, give, messageOf, send } from '../support/form-page';
import { formWidget } from '../support/form-widget';
import { renderInFrame } from '../support/render-in-frame';
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
  anySigns: true,
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

describe('writing a review', () => {
  it.each([
    ['grillimestari', 'grillimestari'],
    // An e-mail address is the user name in many systems, and nothing to publish.
    ['eero.eskola@example.fi', ''],
  ])('starts with the user name "%s" as the nickname "%s" [REV-01]', async (userName, nickname) => {
    openOn([pageOf(1, 1, 1)], { userName });
    await openWindow();
    expect(field('Nimimerkki').value).toBe(nickname);
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

  it('closes when the user name is removed, as after a logout [REV-02]', async () => {
    const { setProps } = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    setProps({ ...props, userName: '' });
    expect(dialog()).toBeNull();
  });

  it('says what is missing, each in its own words [REV-03]', async () => {
    const { sent } = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    give({ Nimimerkki: ' ', Arvostelu: ' ' });
    send();
    expect(messageOf(screen.getByRole('radiogroup'))).toBe('Anna tuotteelle arvosana');
    expect(messageOf(field('Nimimerkki'))).toBe('Täytä tämä kenttä');
    expect(messageOf(field('Arvostelu'))).toBe('Täytä tämä kenttä');
    expect(sent).toEqual([]);
  });

  it('accepts 500 characters, any of them, and no more [REV-03]', async () => {
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

  it('starts anew once it was sent and closed [REV-04]', async () => {
    openOn([pageOf(1, 1, 1)]);
    await writeOne();
    close();
    expect(dialog()).toBeNull();
    await openWindow();
    expect(field('Arvostelu').value).toBe('');
    expect(field('Nimimerkki').value).toBe('grillimestari');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('is kept if its dialog was closed before it was sent [REV-04]', async () => {
    openOn([pageOf(1, 1, 1)]);
    await openWindow();
    fill();
    close();
    await openWindow();
    expect(field('Arvostelu').value).toContain(body.text);
    expect(screen.getByRole('radio', { checked: true })).toBeTruthy();
  });

  it('has no draft about another product', async () => {
    const first = openOn([pageOf(1, 1, 1)]);
    await openWindow();
    fill();
    // The data after a reload.
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

  it('returns the focus to its button [IMP-13]', async () => {
    openOn([pageOf(1, 1, 1)]);
    await writeOne();
    close();
    expect(rendered.activeElement).toBe(opener());
  });

  it('gives its place to another popup of the page [ELEM-05]', async () => {
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
    // Before the next page was requested, the shop put the new one first: number 9 comes again.
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
