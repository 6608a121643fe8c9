import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleMenu } from '../../../demo-host/data/weekly-menu';
import { navigation } from '../../../src/core/page/location';
import { widget } from '../../../src/widgets/menu-builder/menu-builder.widget';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigation, 'go').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function open({ menuId = '1', query = '', fault = '', stop = [] as string[] } = {}) {
  window.history.replaceState(null, '', `/lounaslista${query}`);
  const backend = recordingBackend();
  backend.failWith(fault);
  const settings = { fetch: backend.fetch };
  const view = renderWidget(widget, { brand: 'ammattilaiset', props: { menuId }, settings, stop });
  return { ...view, backend };
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const column = (day: string) => {
  const found = screen.getByRole('heading', { name: day, level: 4 }).closest('section');
  if (!found) throw new Error(`no ${day}`);
  return found;
};
const dishes = (day: string) =>
  [...column(day).querySelectorAll('li a, li span:not(:has(*))')].map((one) => one.textContent);
/** Opens the edit mode of the sample menu. */
async function edit(options = {}) {
  const view = open(options);
  fireEvent.click(await screen.findByRole('button', { name: 'Muokkaa listaa' }));
  await screen.findByRole('button', { name: 'Tallenna lista' });
  await waitFor(() => expect(view.backend.to('/recipes')).toHaveLength(1));
  return view;
}
const first = sampleMenu[0];
if (!first) throw new Error('no sample menu');
const headers = (cards: readonly { header: string }[]) => cards.map(({ header }) => header);

describe('the lunch menu', () => {
  it('is the one of the address, else of the attribute [MENU-01, API-51]', async () => {
    const { backend } = open({ menuId: '7', query: '?menuId=1' });
    await screen.findByRole('heading', { name: 'Maanantai' });
    expect(backend.to('/fs/menu').map(({ query }) => query)).toEqual([{ menuId: '1' }]);
  });

  it('of the attribute is loaded without a menuId in the address [MENU-01]', async () => {
    const { backend } = open();
    await screen.findByRole('heading', { name: 'Maanantai' });
    expect(backend.to('/fs/menu').map(({ query }) => query)).toEqual([{ menuId: '1' }]);
  });

  it('shows a week by its five days [MENU-02, MENU-03]', async () => {
    open();
    await screen.findByRole('heading', { name: 'Lounaslista' });
    await screen.findByRole('heading', { name: 'Maanantai' });
    expect(screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
      'Maanantai',
      'Tiistai',
      'Keskiviikko',
      'Torstai',
      'Perjantai',
    ]);
    expect(dishes('Torstai')).toEqual(headers(first.thursday));
  });

  it('moves a dish to the next day and back [MENU-06]', async () => {
    await edit();
    const [dish = ''] = headers(first.monday);
    press(`${dish}: siirrä seuraavalle päivälle`);
    expect(dishes('Tiistai')[0]).toBe(dish);
    press('Kumoa');
    expect(dishes('Maanantai')).toEqual(headers(first.monday));
  });

  it('is saved and shown at its own address [MENU-09, API-53]', async () => {
    const { backend, events } = await edit({ query: '?lang=fi#alku' });
    const [dish = ''] = headers(first.monday);
    press(`${dish}: poista`);
    press('Tallenna lista');
    await waitFor(() => expect(navigation.go).toHaveBeenCalledTimes(1));
    const posted = backend.to('/fs/menu').find(({ method }) => method === 'POST');
    expect((posted?.body as typeof sampleMenu | undefined)?.[0]?.monday).toEqual(
      first.monday.slice(1),
    );
    const address = `${window.location.origin}/lounaslista?lang=fi&menuId=2#alku`;
    expect(navigation.go).toHaveBeenCalledWith(address);
    expect(events).toEqual([{ name: 'atria-menu-saved', detail: { menuId: '2', address } }]);
  });
});
