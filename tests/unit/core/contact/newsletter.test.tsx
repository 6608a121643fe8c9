import { describe, expect, it } from 'vitest';
import { newsletter } from '../../../../src/core/contact/newsletter.form';
import { rendered, screen, waitFor } from '../../support/dom';
import { failureOf } from '../../support/expect-faults';
import { field, give, messageOf, onFormPages, openForm, send } from '../../support/form-page';
import { formWidget } from '../../support/form-widget';

const label = 'Sähköpostiosoite';

describe('the newsletter', () => {
  onFormPages();
  const open = () => openForm(formWidget(newsletter));

  it.each(['', '   ', 'anna', 'anna@', 'anna@example'])(
    'needs an e-mail address, and sends nothing without one: "%s" [NEWS-01]',
    (email) => {
      const { backend } = open();
      give({ [label]: email });
      send();
      expect(messageOf(field(label))).toBe('Syötä sähköpostiosoite.');
      expect(rendered.activeElement).toBe(field(label));
      expect(backend.calls).toEqual([]);
    },
  );

  it('sends the address alone, and thanks [NEWS-02, NEWS-03]', async () => {
    const { backend } = open();
    give({ [label]: ' anna@example.fi ' });
    send();
    await screen.findByText('Kiitos tilauksesta!');
    expect(backend.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/newsletter/subscribe', { email: 'anna@example.fi' }],
    ]);
  });

  // 202 is a success for other calls; `taken@` is answered with success false.
  it.each([
    ['newsletter:500', 'anna@example.fi'],
    ['newsletter:202', 'anna@example.fi'],
    ['newsletter:offline', 'anna@example.fi'],
    ['newsletter:shape', 'anna@example.fi'],
    ['', 'taken@example.fi'],
  ])(
    'says of any other result that it went wrong, and keeps the address: %s [NEWS-02]',
    async (fault, email) => {
      const { backend } = open();
      backend.failWith(fault);
      give({ [label]: email });
      send();
      await screen.findByText(failureOf(fault, 'Jotain meni vikaan'));
      expect(field(label).value).toBe(email);
      await waitFor(() => expect(backend.calls).toHaveLength(1));
    },
  );
});
