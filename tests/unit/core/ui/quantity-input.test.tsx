import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityInput, type QuantityInputProps } from '../../../../src/core/ui/quantity-input';
import { fireEvent, rendered, screen, userEvent, waitFor } from '../../support/dom';
import { isOff } from '../../support/is-off';
import { renderInFrame } from '../../support/render-in-frame';

function show(first: number, limits: Partial<QuantityInputProps> = {}, stock = Infinity) {
  const changes = vi.fn();
  renderInFrame(() => {
    const [value, setValue] = useState(first);
    const onChange = (next: number) => {
      changes(next);
      setValue(Math.min(next, stock));
    };
    return <QuantityInput label="Määrä" value={value} onChange={onChange} {...limits} />;
  });
  return { changes, user: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Määrä' });
const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Vähennä määrää' });
const plus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lisää määrää' });

describe('a quantity input', () => {
  it('goes up and down by one unless told otherwise [UI-06]', async () => {
    const { changes, user } = show(5);
    await user.click(plus());
    await user.click(plus());
    await user.click(minus());
    expect(changes.mock.calls.flat()).toEqual([6, 7, 6]);
  });

  it('goes no lower than 1 unless told otherwise [UI-06]', () => {
    show(1);
    expect([isOff(minus()), isOff(plus())]).toEqual([true, false]);
  });

  it('goes no higher than 99 unless told otherwise [UI-06]', () => {
    show(99);
    expect([isOff(minus()), isOff(plus())]).toEqual([false, true]);
  });

  it('says the new number at each press, and the limit where it ends [IMP-20]', async () => {
    const { user } = show(4, { max: 6, mostText: 'Varastossa 6' });
    const said = () => screen.getByRole('status').textContent;
    await user.click(plus());
    await waitFor(() => expect(said()).toBe('5'));
    await user.click(plus());
    expect(said()).toBe('6, Varastossa 6');
    await user.click(minus());
    expect(said()).toBe('5');
  });

  it('takes a step and limits of its own [UI-06]', async () => {
    const { user } = show(4, { min: 2, max: 8, step: 3 });
    await user.click(plus());
    expect(field().value).toBe('7');
    await user.click(plus());
    expect(field().value).toBe('8');
    expect(isOff(plus())).toBe(true);
  });

  it.each([
    ['150', '99'],
    ['0', '1'],
    ['-4', '1'],
    ['12', '12'],
  ])('sets a typed %s to %s when the field is left [UI-06]', async (typed, kept) => {
    const { user } = show(5);
    await user.clear(field());
    await user.type(field(), typed);
    expect(field().value).toBe(typed);
    await user.tab();
    expect(field().value).toBe(kept);
  });

  it.each(['', 'kolme'])('drops "%s", which is no number [UI-06]', async (typed) => {
    const { changes, user } = show(5);
    await user.clear(field());
    if (typed) await user.type(field(), typed);
    await user.tab();
    expect(field().value).toBe('5');
    expect(changes).not.toHaveBeenCalled();
  });

  it('is reached and changed by the keyboard alone [IMP-12]', async () => {
    const { user } = show(5);
    await user.tab();
    expect(rendered.activeElement).toBe(minus());
    await user.tab();
    expect(rendered.activeElement).toBe(field());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field().value).toBe('6');
    await user.tab();
    expect(rendered.activeElement).toBe(plus());
    await user.keyboard('{Enter}');
    expect(field().value).toBe('7');
  });

  it('waits for the end of a text that is composed: its Enter and arrows are not for the field', () => {
    const { changes } = show(5);
    fireEvent.change(field(), { target: { value: '７' } });
    for (const key of ['Enter', 'ArrowUp'])
      fireEvent.keyDown(field(), { key, keyCode: 229, isComposing: false });
    expect(field().value).toBe('７');
    expect(changes).not.toHaveBeenCalled();
  });

  it('says its value and its bounds [IMP-13]', () => {
    show(5, { min: 2, max: 8 });
    const said = ['valuenow', 'valuemin', 'valuemax'].map((one) =>
      field().getAttribute(`aria-${one}`),
    );
    expect(said).toEqual(['5', '2', '8']);
  });

  it.each([
    [undefined, 'Enintään 8'],
    ['Varastossa 8', 'Varastossa 8'],
  ])('accepts typed text with Enter, and says why there is no more: %s', async (mostText, said) => {
    const { changes, user } = show(5, { max: 8, ...(mostText && { mostText }) });
    await user.clear(field());
    await user.type(field(), '1000\u200b{Enter}');
    expect(changes.mock.calls.flat()).toEqual([8]);
    expect(field().value).toBe('8');
    // For those who see it, and for those who hear it.
    expect(screen.getAllByText(said)).toHaveLength(2);
    expect(screen.getByText(said, { selector: 'p' })).toBeTruthy();
    await user.click(minus());
    expect(screen.queryByText(said, { selector: 'p' })).toBeNull();
  });

  it('says no limit that a shop with still less has undone', async () => {
    const { changes, user } = show(5, { max: 8 }, 3);
    await user.clear(field());
    await user.type(field(), '1000{Enter}');
    expect(changes.mock.calls.flat()).toEqual([8]);
    expect(field().value).toBe('3');
    expect(screen.queryByText('Enintään 8', { selector: 'p' })).toBeNull();
  });

  it('continues with the arrow keys from the typed number [UI-06]', async () => {
    const { changes, user } = show(1);
    await user.clear(field());
    await user.type(field(), '5{ArrowUp}');
    expect(changes.mock.calls.flat()).toEqual([6]);
  });
});
