import { describe, expect, it } from 'vitest';
import { newsRelease } from '../../../src/core/contact/news-release.form';
import { widget } from '../../../src/widgets/news-release-form/news-release-form.widget';
import { describeForm } from '../support/describe-form';
import { fireEvent, rendered, screen, waitFor } from '../support/dom';
import {
  choose,
  field,
  give,
  listed,
  messageOf,
  openForm,
  sendVerified,
} from '../support/form-page';
import { formWidget } from '../support/form-widget';

const email = 'Sähköpostiosoite';
const types = 'Mitä haluat tilata?';
const options = [
  { value: '1', label: 'Pörssitiedotteet' },
  { value: '4', label: 'Vuosikertomukset' },
  { value: 'uutiskirje', label: 'Uutiskirje' },
];

// The battery needs a form that is there at once; its categories are tested below.
describeForm('the news releases', {
  widget: formWidget(newsRelease, { options: { informationTypes: options } }),
  form: newsRelease,
  fault: 'release',
  path: 'cision-liana/subscribe',
  fill: () => {
    choose('Vuosikertomukset');
    choose('Uutiskirje');
    give({ [email]: 'anna@example.fi' });
  },
  body: {
    email: 'anna@example.fi',
    recaptchaToken: 'demo-token',
    informationTypes: ['4'],
    subscribeToUutiskirje: true,
  },
  missing: [types, email],
  thanks: 'Kiitos tilauksesta!',
  failure: 'Jotain meni vikaan',
  unread: true,
});

describe('the news release form', () => {
  const open = (language = 'fi') => openForm(widget, { language });
  const stands = () => waitFor(() => field(email));
  const boxes = () =>
    [...rendered.querySelectorAll('input[type=checkbox]')].map(
      (box) => box.closest('label')?.textContent,
    );
  const group = () => rendered.querySelector('[role=group]:has(input)') as HTMLElement;

  it.each([
    ['fi', ['Pörssitiedotteet', 'Lehdistötiedotteet', 'Osavuosikatsaukset', 'Vuosikertomukset']],
    ['en', ['Stock exchange releases', 'Press releases', 'Interim reports', 'Annual reports']],
    ['se', ['Börsmeddelanden', 'Pressmeddelanden', 'Delårsrapporter', 'Årsredovisningar']],
  ])(
    'has the categories of its language, then the newsletter: %s [NEWS-09, API-20]',
    async (language, names) => {
      const { backend } = open(language);
      await waitFor(() => expect(boxes()).toHaveLength(5));
      expect(boxes().slice(0, 4)).toEqual(names);
      expect(backend.to('subscribe/categories').map(({ query }) => query)).toEqual([{ language }]);
    },
  );

  it.each([
    [['Lehdistötiedotteet', 'Pörssitiedotteet'], ['1', '2'], false],
    [['Uutiskirje'], [], true],
  ])('sends the choices %s [NEWS-10, API-21]', async (chosen, informationTypes, letter) => {
    const { backend } = open();
    await stands();
    for (const one of chosen) choose(one);
    give({ [email]: ' anna@example.fi ' });
    await sendVerified();
    await screen.findByText('Kiitos tilauksesta!');
    expect(backend.to('cision-liana/subscribe').map(({ body }) => body)).toEqual([
      {
        email: 'anna@example.fi',
        recaptchaToken: 'demo-token',
        informationTypes,
        subscribeToUutiskirje: letter,
      },
    ]);
  });

  it('says at once that nothing is chosen and that the address is invalid [NEWS-11]', async () => {
    const { backend } = open();
    await stands();
    give({ [email]: 'anna@' });
    await sendVerified();
    expect(messageOf(group())).toBe('Valitse vähintään yksi uutiskirje');
    expect(messageOf(field(email))).toBe('Tarkista sähköpostiosoite.');
    expect(listed()).toEqual([types, email]);
    choose('Uutiskirje');
    expect(messageOf(group())).toBe('');
    expect(messageOf(field(email))).toBe('Tarkista sähköpostiosoite.');
    choose('Uutiskirje');
    give({ [email]: 'anna@example.fi' });
    expect(messageOf(group())).toBe('Valitse vähintään yksi uutiskirje');
    expect(messageOf(field(email))).toBe('');
    expect(backend.to('cision-liana/subscribe')).toEqual([]);
  });

  it.each([200, 201, 204, 299])(
    'thanks for any answer of the status %i, unread [NEWS-10]',
    async (status) => {
      const fetch: typeof globalThis.fetch = async (input) =>
        new Request(input).url.endsWith('language=fi')
          ? Response.json([{ name: 'Pörssitiedotteet', informationType: '1' }])
          : new Response(status === 204 ? null : 'kiitos', { status });
      openForm(widget, { settings: { fetch } });
      await stands();
      choose('Pörssitiedotteet');
      give({ [email]: 'anna@example.fi' });
      await sendVerified();
      await screen.findByText('Kiitos tilauksesta!');
    },
  );

  it('keeps its space while the categories load [IMP-01]', () => {
    open();
    expect(rendered.querySelector('form')).toBeNull();
    expect(rendered.querySelector('[aria-hidden=true] span')).toBeTruthy();
  });

  it('says that the categories fail to load, and asks again [IMP-02]', async () => {
    const { backend } = openForm(widget, { props: { text: 'Heti.' } });
    backend.failWith('release:500');
    await screen.findByText('Tilattavia tiedotteita ei voitu hakea');
    expect(screen.getByText('Heti.')).toBeTruthy();
    backend.failWith('');
    fireEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await stands();
    expect(boxes()).toHaveLength(5);
  });

  it('offers only the newsletter if there are no categories [IMP-02]', async () => {
    const { backend } = openForm(widget);
    backend.failWith('release:empty');
    await stands();
    expect(boxes()).toEqual(['Uutiskirje']);
  });
});
