import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EventsOf } from '../../../../src/core/element/contract';
import { defineWidget } from '../../../../src/core/element/define-widget';
import { useEmit, useWidget } from '../../../../src/core/element/widget-context';
import { ownProblems } from '../../../../src/help/own-problems';
import { wordsFor } from '../../../../src/help/words';
import { act, screen, userEvent } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderWidget } from '../../support/render-widget';
import { trialContract as contract } from '../../support/trial-contract';

const of = (view: (props: { label: string }) => React.ReactNode) => defineWidget(contract, view);

describe('the frame around a view', () => {
  it('marks its language, Swedish as sv [I18N-06]', () => {
    const { container } = renderWidget(
      of(() => 'x'),
      { language: 'se' },
    );
    expect(container.firstElementChild?.getAttribute('lang')).toBe('sv');
  });

  it('keeps the error of a view inside and reports it once [IMP-04]', () => {
    const error = expectFaults();
    const broken = of(() => {
      throw new Error('broken');
    });
    const { container } = renderWidget(broken);
    expect(container.querySelector('slot')).toBeTruthy();
    expect(error.mock.calls.filter(([first]) => first === '<atria-trial> stopped:')).toHaveLength(
      1,
    );
  });

  it('restarts a view that throws once, and then it works [IMP-04]', async () => {
    expectFaults();
    const fault = { now: false };
    const { container } = renderWidget(
      of(function View() {
        const [, turn] = useState(0);
        // Only into the broken view: a restarted one is whole.
        const [isFirst] = useState(() => !fault.now);
        if (isFirst && fault.now) throw new Error('broken');
        return (
          <button type="button" onClick={() => turn(1)}>
            Paina
          </button>
        );
      }),
    );
    fault.now = true;
    await userEvent.click(screen.getByRole('button', { name: 'Paina' }));
    expect(screen.getByRole('button', { name: 'Paina' })).toBeTruthy();
    expect(container.querySelector('slot')).toBeNull();
  });

  const Fragile = of(({ label }) => {
    if (label === 'bad') throw new Error('broken');
    return <p>{label}</p>;
  });

  it('restarts a stopped view with other values [IMP-04]', () => {
    expectFaults();
    const { container, setProps } = renderWidget(Fragile, { props: { label: 'good' } });
    setProps({ label: 'bad' });
    expect(container.querySelector('slot')).toBeTruthy();
    setProps({ label: 'mended' });
    expect(screen.getByText('mended')).toBeTruthy();
    setProps({ label: 'bad' });
    setProps({ label: 'good' });
    expect(screen.getByText('good')).toBeTruthy();
  });

  /** A view that breaks at each press of its button. */
  const Pressed = of(function View() {
    const [isBroken, press] = useState(false);
    if (isBroken) throw new Error('broken');
    return (
      <button type="button" onClick={() => press(true)}>
        Paina
      </button>
    );
  });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Paina' }));

  it('allows another restart of a view that has run for a while, not before [IMP-04]', async () => {
    expectFaults();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { container } = renderWidget(Pressed);
    await press();
    clock.mockReturnValue(60_000);
    await press();
    expect(screen.getByRole('button', { name: 'Paina' })).toBeTruthy();
    clock.mockReturnValue(60_500);
    await press();
    expect(container.querySelector('slot')).toBeTruthy();
  });

  it('is listed for the page’s editor while its view has stopped [ELEM-10, IMP-04]', () => {
    expectFaults();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const host = document.body.appendChild(document.createElement('atria-trial'));
    const { setProps } = renderWidget(Fragile, { props: { label: 'bad' }, host });
    const [stopped, ...others] = ownProblems(host, {});
    expect(others).toEqual([]);
    expect(stopped).toMatchObject({ code: 'stopped', isForDeveloper: true });
    const said = (language: string) => wordsFor(language)('stopped', stopped?.params);
    expect(said('en')).toBe('has stopped: Error: broken');
    expect(said('fi')).toBe('on pysähtynyt: Error: broken');
    setProps({ label: 'good' });
    expect(ownProblems(host, {})).toEqual([]);
  });

  it('announces a text through a polite live region, again when it is the same [IMP-20]', () => {
    let say = (_: string) => {};
    renderWidget(
      of(function View() {
        say = useWidget().announce;
        return 'x';
      }),
    );
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    act(() => say('3 osumaa'));
    expect(region.textContent).toBe('3 osumaa');
    const first = region.firstChild;
    act(() => say('3 osumaa'));
    expect(region.textContent).toBe('3 osumaa');
    expect(region.firstChild).not.toBe(first);
  });

  it('fires the events of the contract [ELEM-08]', () => {
    const { events } = renderWidget(
      of(function View() {
        useEmit<EventsOf<typeof contract>>()('atria-chosen', { id: 1 });
        return 'x';
      }),
    );
    expect(events[0]).toEqual({ name: 'atria-chosen', detail: { id: 1 } });
  });

  it.each([
    ['sv', 'sv'],
    ['en_US', 'en'],
    ['FI', 'fi'],
    ['xx', 'fi'],
  ])('takes the language "%s" and shows %s, whatever an editor wrote [BRAND-03]', (given, lang) => {
    const { container } = renderWidget(
      of(() => 'x'),
      { language: given },
    );
    expect(container.firstElementChild?.getAttribute('lang')).toBe(lang);
  });
});
