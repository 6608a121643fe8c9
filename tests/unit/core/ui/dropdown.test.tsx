import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rem } from '../../../../src/core/style/tokens';
import { Dropdown } from '../../../../src/core/ui/dropdown';
import { declared } from '../../support/declared';
import { act, fireEvent, rendered, screen, userEvent } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

const items = ['Laktoositon', 'Gluteeniton', 'Maidoton', 'Munaton'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

function show({ multiple = false, first = [] as readonly string[] } = {}) {
  const chosen = vi.fn();
  renderInFrame(() => {
    const [selected, setSelected] = useState(first);
    const onChange = (id: string) => {
      chosen(id);
      setSelected(multiple ? [...selected, id] : [id]);
    };
    return (
      <>
        <Dropdown label="Ruokavalio" {...{ items, selected, multiple, onChange }} />
        <p>Muualla</p>
      </>
    );
  });
  return { chosen, user: userEvent.setup() };
}
/** One whose items change with the answers of a search while it is open. */
function showFacets() {
  const chosen = vi.fn();
  let give = (_: readonly string[]) => {};
  renderInFrame(() => {
    const [labels, setLabels] = useState<readonly string[]>(['Kana', 'Possu', 'Nauta', 'Lammas']);
    give = setLabels;
    const facets = labels.map((label) => ({ id: label.toLowerCase(), label }));
    return <Dropdown label="Ruokavalio" items={facets} selected={[]} multiple onChange={chosen} />;
  });
  return { chosen, give: (labels: readonly string[]) => act(() => give(labels)) };
}
const button = () => screen.getByRole('button', { name: /Ruokavalio/ });
const list = () => screen.queryByRole('listbox', { name: 'Ruokavalio' });
/** The active option. */
const current = () =>
  rendered.getElementById(list()?.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a dropdown', () => {
  it('opens and closes on its button [UI-09]', async () => {
    const { user } = show();
    await user.click(button());
    expect(list()).not.toBeNull();
    await user.click(button());
    expect(list()).toBeNull();
  });

  it('closes on a press outside [UI-09]', async () => {
    const { user } = show();
    await user.click(button());
    await user.click(screen.getByText('Muualla'));
    expect(list()).toBeNull();
  });

  it('has a list of at most 13 rem that scrolls [UI-09]', async () => {
    const { user } = show();
    await user.click(button());
    const box = list() as HTMLElement;
    expect(declared(box, 'max-block-size')).toBe(rem(13));
    expect(declared(box, 'overflow')).toBe('auto');
  });

  it('announces whether it is open and which list it opens [IMP-15]', async () => {
    const { user } = show();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(rendered.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(list());
  });

  it('chooses by mouse, closes and shows what was chosen [UI-09]', async () => {
    const { chosen, user } = show();
    await user.click(button());
    await user.click(screen.getByRole('option', { name: 'Maidoton' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('maidoton');
    expect(list()).toBeNull();
    expect(button().textContent).toBe('Maidoton');
  });

  it('opens, moves and chooses by the keyboard, and returns the focus [IMP-15] [IMP-12]', async () => {
    const { chosen, user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(rendered.activeElement).toBe(list());
    expect(current()).toBe('Laktoositon');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(current()).toBe('Gluteeniton');
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('gluteeniton');
    expect(rendered.activeElement).toBe(button());
  });

  it('moves to the first, the last and to a typed letter [IMP-15]', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{Enter}{End}');
    expect(current()).toBe('Munaton');
    await user.keyboard('{Home}');
    expect(current()).toBe('Laktoositon');
    await user.keyboard('mu');
    expect(current()).toBe('Munaton');
  });

  it('starts at the chosen option [IMP-15]', async () => {
    const { user } = show({ first: ['maidoton'] });
    await user.click(button());
    expect(current()).toBe('Maidoton');
  });

  it('closes by Escape without a choice [IMP-15]', async () => {
    const { chosen, user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(list()).toBeNull();
    expect(rendered.activeElement).toBe(button());
    expect(chosen).not.toHaveBeenCalled();
  });

  it('stays open where several can be chosen, and counts them [IMP-15]', async () => {
    const { chosen, user } = show({ multiple: true });
    await user.click(button());
    await user.keyboard(' {ArrowDown} ');
    expect(chosen.mock.calls.flat()).toEqual(['laktoositon', 'gluteeniton']);
    expect(list()?.getAttribute('aria-multiselectable')).toBe('true');
    expect(screen.getByRole('button', { name: 'Ruokavalio (2)' })).toBe(button());
  });

  it('keeps its active option when others are removed, and none when that is removed [IMP-12]', async () => {
    const { chosen, give } = showFacets();
    const user = userEvent.setup();
    await user.click(button());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(current()).toBe('Nauta');
    give(['Possu', 'Nauta', 'Lammas']);
    expect(current()).toBe('Nauta');
    await user.keyboard('{Enter}');
    expect(chosen.mock.calls.flat()).toEqual(['nauta', 'nauta']);
    give(['Possu', 'Lammas']);
    expect(list()?.hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledTimes(2);
    await user.keyboard('{ArrowDown}');
    expect(current()).toBe('Possu');
  });

  it('keeps the browser’s shortcuts while it is open', async () => {
    const { user } = show();
    await user.click(button());
    for (const key of ['ctrlKey', 'metaKey', 'altKey'] as const)
      expect(fireEvent.keyDown(list() as HTMLElement, { key: 'm', [key]: true })).toBe(true);
    expect(current()).toBe('Laktoositon');
    expect(fireEvent.keyDown(list() as HTMLElement, { key: 'm' })).toBe(false);
    expect(current()).toBe('Maidoton');
  });

  it('closes when the focus moves on with Tab [IMP-12]', async () => {
    const { user } = show();
    await user.click(button());
    expect(fireEvent.keyDown(list() as HTMLElement, { key: 'Tab' })).toBe(true);
    expect(list()).toBeNull();
  });
});
