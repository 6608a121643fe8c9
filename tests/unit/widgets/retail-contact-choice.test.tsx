import { expect, it } from 'vitest';
import { pageStore, visitAtom } from '../../../src/core/state/store';
import { widget } from '../../../src/widgets/retail-contact-form/retail-contact-form.widget';
import { act, fireEvent, screen, waitFor } from '../support/dom';
import {
  choose,
  field,
  give,
  hasField,
  listed,
  messageOf,
  onFormPages,
  openForm,
  send,
  sendVerified,
  summary,
} from '../support/form-page';

onFormPages();

const [complaint, feedback] = ['Virheellinen tuote', 'Muu asia'];
const isComplaint = () => hasField('Eränumero');
const thanked = () => screen.findByText('Kiitos! Viestisi on lähetetty.');

/** The feedback, filled. */
function openFeedback() {
  const view = openForm(widget);
  choose(feedback);
  give({
    Viesti: 'Pakkaus oli rikki.',
    Etunimi: 'Anna',
    Sukunimi: 'Asiakas',
    Katuosoite: 'Kuja 1',
    Postinumero: '00100',
    Postitoimipaikka: 'Helsinki',
  });
  choose('En halua yhteydenottoa');
  return view;
}

it('shows nothing of a refusal at the other form, which was not sent [FORM-06]', async () => {
  openForm(widget);
  send();
  const all = listed();
  expect(all).toContain('Ostopaikka');
  choose(feedback);
  expect(summary()).toBeUndefined();
  expect(messageOf(field('Etunimi'))).toBe('');
  choose(complaint);
  expect(listed()).toEqual(all);
});

it('shows nothing at the other form of what the back end has found in one [FORM-06, IMP-18]', async () => {
  const { backend } = openFeedback();
  backend.failWith('contact:invalid:Data.Firstname');
  await sendVerified();
  await waitFor(() => expect(messageOf(field('Etunimi'))).toBe('asked to be invalid'));
  choose(complaint);
  expect(messageOf(field('Etunimi'))).toBe('');
});

it('is the chosen one again after a reload, for its visitor alone [FCOMP-01]', () => {
  const first = openForm(widget);
  choose(feedback);
  give({ Viesti: 'Kiitos!' });
  first.unmount();
  const second = openForm(widget);
  expect(isComplaint()).toBe(false);
  expect(field('Viesti').value).toBe('Kiitos!');
  choose(complaint);
  second.unmount();
  openForm(widget);
  expect(isComplaint()).toBe(true);
  choose(feedback);
  act(() => pageStore.set(visitAtom, { email: 'anna' }));
  give({ Viesti: 'Hei!' });
  expect(isComplaint()).toBe(false);
  act(() => pageStore.set(visitAtom, { email: 'aino' }));
  expect(isComplaint()).toBe(true);
});

it('is the chosen one again, empty, once it was sent or cleared [FORM-02]', async () => {
  openFeedback();
  await sendVerified();
  await thanked();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isComplaint()).toBe(false);
  expect(field('Viesti').value).toBe('');
  give({ Viesti: 'Hei!' });
  fireEvent.click(screen.getByRole('button', { name: 'Tyhjennä lomake' }));
  expect(isComplaint()).toBe(false);
  expect(field('Viesti').value).toBe('');
});

it.each(['toggle', 'tabs'] as const)(
  'stays until the result is known: %s [FORM-02, FORM-05]',
  async (variant) => {
    const isTabs = variant === 'tabs';
    const other = (): HTMLElement =>
      isTabs ? screen.getByRole('tab', { name: 'VIRHEELLINEN TUOTE' }) : field(complaint);
    const { backend, setProps } = openFeedback();
    setProps({ variant });
    backend.failWith('contact:500');
    await sendVerified();
    fireEvent.click(other());
    if (isTabs) fireEvent.keyDown(other(), { key: 'ArrowLeft' });
    expect(isComplaint()).toBe(false);
    await screen.findByText('Tapahtui virhe. Yritä uudelleen');
    fireEvent.click(other());
    expect(isComplaint()).toBe(true);
    expect(screen.queryByText('Tapahtui virhe. Yritä uudelleen')).toBeNull();
  },
);
