import { beforeEach, expect, vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
import { widget } from '../../../src/widgets/menu-builder/menu-builder.widget';
import { sampleMenus } from '../../../stand-in/data/weekly-menu';
import { fireEvent, rendered, screen, waitFor } from './dom';
import { expectFaults } from './expect-faults';
import { recordingBackend } from './recording';
import { renderWidget } from './render-widget';
import { renewPage } from './renew-page';

export const sampleMenu = sampleMenus.get('1') ?? [];
const [week] = sampleMenu;
if (!week) throw new Error('the demo has no menu');
export const firstWeek = week;
export const headers = (cards: readonly { header: string }[]) => cards.map(({ header }) => header);
/** The dishes of its Monday. */
export const [soup = '', bread = ''] = headers(week.monday);

/** Each test of a file may cause faults, and leaves its page only by a call of `navigation.go`. */
export function onMenuPages(): void {
  beforeEach(() => {
    expectFaults();
    vi.spyOn(navigation, 'go').mockImplementation(() => {});
  });
}

interface Given {
  readonly menuId?: string;
  readonly query?: string;
  readonly fault?: string;
  readonly stop?: readonly string[];
  /** The address of another page of the same visit. */
  readonly backend?: ReturnType<typeof recordingBackend>;
}

/** Opens a page with a menu. */
export function openMenu(given: Given = {}) {
  const { menuId = '1', query = '', fault = '', stop = [] } = given;
  window.history.replaceState(null, '', `/lounaslista${query}`);
  const { backend = recordingBackend() } = given;
  backend.failWith(fault);
  const settings = { fetch: backend.fetch };
  const view = renderWidget(widget, { brand: 'ammattilaiset', props: { menuId }, settings, stop });
  const posted = () =>
    backend
      .to('/fs/menu')
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body as typeof sampleMenu);
  return { ...view, backend, posted };
}

const nameOf = (one: Element) =>
  one.getAttribute('aria-label') ?? (one.getAttribute('title') || one.textContent);
/** By its name alone: an editor has a hundred, whose roles take long to compute. */
export function button(name: string): HTMLElement {
  const found = [...rendered.querySelectorAll('button')].filter((one) => nameOf(one) === name);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} buttons named ${name}`);
  return only;
}
/** A visitor's press: the button then has the focus. */
export function press(name: string) {
  const found = button(name);
  found.focus();
  fireEvent.click(found);
}

const column = (day: string) => {
  const found = [...rendered.querySelectorAll('section:has(> h4)')].find(
    (one) => one.firstElementChild?.firstChild?.textContent === day,
  );
  if (!found) throw new Error(`no ${day}`);
  return found;
};
/** The dishes of a day, as text. */
export const dishes = (day: string) =>
  [...column(day).querySelectorAll('li')].map((one) => one.textContent);
export const cardOf = (day: string, index = 0) => {
  const found = column(day).querySelectorAll('li')[index];
  if (!found) throw new Error(`no dish ${index} on ${day}`);
  return found;
};

/** The editor is there. */
export const isEditing = () => screen.findByText('Tallenna lista');

/** Opens the edit mode of the sample menu. */
export async function editMenu(given: Given = {}) {
  const view = openMenu(given);
  fireEvent.click(await screen.findByText('Muokkaa listaa'));
  await isEditing();
  return view;
}

/** Leaves the page of a menu, and opens another one. */
export function reopenMenu({ unmount }: { readonly unmount: () => void }, given: Given = {}) {
  unmount();
  renewPage();
  return openMenu(given);
}

/** Goes on with edits that were left. */
export async function continueEditing() {
  await screen.findByText('Jatka muokkausta');
  press('Jatka muokkausta');
  await isEditing();
}

/** Saves the menu, whose address the page then goes to. */
export async function saveMenu() {
  press('Tallenna lista');
  await waitFor(() => expect(navigation.go).toHaveBeenCalled());
}

export function field(day: string): HTMLInputElement {
  const found = column(day).querySelector<HTMLInputElement>('input[role=combobox]');
  if (!found) throw new Error(`no field on ${day}`);
  return found;
}
/** Types a dish and sends it by Enter, as in a form with a single field. */
export function addDish(day: string, name: string) {
  fireEvent.change(field(day), { target: { value: name } });
  const { form } = field(day);
  if (form) fireEvent.submit(form);
}
