import { describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/delivery-check/delivery-check.widget';
import { held } from '../../support/held';
import { act, rendered, screen, userEvent } from '../support/dom';
import { expectFaults, failureOf } from '../support/expect-faults';
import { isOff } from '../support/is-off';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';

function open(props: { availableText?: string; endpoint?: string } = {}, language = 'fi') {
  const backend = recordingBackend();
  const view = renderWidget(widget, { props, language, settings: { fetch: backend.fetch } });
  const check = async (code: string) => {
    await userEvent.type(screen.getByLabelText('Postinumero'), code);
    await userEvent.click(screen.getByRole('button', { name: 'Tarkista' }));
  };
  return { ...view, backend, check };
}

describe('atria-delivery-check', () => {
  it('cannot be sent while the code is empty [DLV-01]', async () => {
    open();
    const button = screen.getByRole('button', { name: 'Tarkista' }) as HTMLButtonElement;
    expect(isOff(button)).toBe(true);
    await userEvent.type(screen.getByLabelText('Postinumero'), '0');
    expect(isOff(button)).toBe(false);
  });

  it('says that the shop delivers [DLV-01, DLV-02]', async () => {
    const { check, events } = open();
    await check('00100');
    expect(await screen.findByText('Kyllä, toimitamme postinumeroalueellesi!')).toBeTruthy();
    expect(events).toContainEqual({
      name: 'atria-delivery-checked',
      detail: { postalCode: '00100', isAvailable: true },
    });
  });

  it.each(['001 00', 'FI-00100'])('accepts the code %s [DLV-02]', async (code) => {
    const { check, backend, events } = open();
    await check(code);
    await screen.findByText('Kyllä, toimitamme postinumeroalueellesi!');
    expect(backend.calls[0]?.body).toEqual({ postalCode: '00100' });
    expect(events[0]?.detail).toEqual({ postalCode: '00100', isAvailable: true });
  });

  it('says so in the page’s own words [DLV-02]', async () => {
    const { check } = open({ availableText: 'Tulossa perjantaina!' });
    await check('00100');
    expect(await screen.findByText('Tulossa perjantaina!')).toBeTruthy();
  });

  it('says that the shop does not deliver [DLV-03]', async () => {
    const { check } = open();
    await check('96100');
    expect(
      await screen.findByText(
        'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
      ),
    ).toBeTruthy();
  });

  it.each(['123', '1234a', '123456'])(
    'refuses the code %s and makes no call [DLV-04]',
    async (code) => {
      const { check, backend } = open();
      await check(code);
      expect(await screen.findByText('Emme tunnistaneet syöttämääsi postinumeroa.')).toBeTruthy();
      expect(backend.calls).toEqual([]);
    },
  );

  it.each(['400', '404', '422'])(
    'refuses a code that the server answers with %s [DLV-04]',
    async (status) => {
      expectFaults();
      const { check, backend } = open();
      backend.failWith(`availability:${status}`);
      await check('00100');
      expect(await screen.findByText('Emme tunnistaneet syöttämääsi postinumeroa.')).toBeTruthy();
    },
  );

  it.each(['500', 'offline', 'malformed', 'shape'])(
    'asks to try again on a failure: %s [DLV-04]',
    async (fault) => {
      expectFaults();
      const { check, backend } = open();
      backend.failWith(`availability:${fault}`);
      await check('00100');
      const failure = failureOf(fault, 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.');
      expect(await screen.findByText(failure)).toBeTruthy();
      backend.failWith('');
      await userEvent.click(screen.getByRole('button', { name: 'Tarkista' }));
      expect(await screen.findByText(/^Kyllä, toimitamme/)).toBeTruthy();
    },
  );

  it('posts the code to its own path, or to the endpoint given [DLV-05, ELEM-06]', async () => {
    expectFaults();
    const first = open();
    await first.check('00100');
    expect(first.backend.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/lihakauppa/checkout/availability',
      body: { postalCode: '00100' },
    });
    first.unmount();
    sessionStorage.clear();
    const second = open({ endpoint: '/own/check' });
    await second.check('00100');
    expect(second.backend.calls[0]?.path).toBe('/own/check');
  });

  it('links the message to the field when the code is wrong [IMP-18]', async () => {
    const { check } = open();
    await check('1');
    const field = screen.getByLabelText('Postinumero');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = rendered.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toContain('Emme tunnistaneet');
  });

  it('shows the answer in place of the field, which “change” brings back [DLV-01, DLV-02, IMP-12]', async () => {
    const { check, backend } = open();
    await check('00100');
    const change = await screen.findByRole('button', { name: 'Vaihda' });
    expect(screen.queryByLabelText('Postinumero')).toBeNull();
    expect(rendered.activeElement).toBe(change);
    await userEvent.click(change);
    const field = screen.getByLabelText<HTMLInputElement>('Postinumero');
    expect(rendered.activeElement).toBe(field);
    expect(screen.queryByText(/^Kyllä/)).toBeNull();
    // Typed text replaces the old code.
    await userEvent.keyboard('96100{Enter}');
    expect(await screen.findByText(/^Valitettavasti emme vielä toimita/)).toBeTruthy();
    expect(backend.calls[1]?.body).toEqual({ postalCode: '96100' });
  });

  it('does not move the focus of a visitor who has gone elsewhere when the answer comes [IMP-12]', async () => {
    const [answered, answer] = held<Response>();
    renderWidget(widget, { settings: { fetch: () => answered } });
    await userEvent.type(screen.getByLabelText('Postinumero'), '00100{Enter}');
    await vi.waitFor(() =>
      expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'),
    );
    (rendered.activeElement as HTMLElement).blur();
    await act(async () => answer(Response.json({ isAvailable: true })));
    await screen.findByText(/^Kyllä/);
    expect(rendered.activeElement).toBe(document.body);
  });

  it('says nothing about a code that was edited meanwhile [IMP-03]', async () => {
    const [answered, answer] = held<Response>();
    const fetch = vi.fn(() => answered);
    renderWidget(widget, { settings: { fetch } });
    const field = screen.getByLabelText('Postinumero');
    await userEvent.type(field, '00100{Enter}');
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await userEvent.type(field, '{Backspace}9');
    await act(async () => answer(Response.json({ isAvailable: true })));
    expect(screen.queryByText(/toimitamme/)).toBeNull();
    const button = screen.getByRole('button', { name: 'Tarkista' });
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
