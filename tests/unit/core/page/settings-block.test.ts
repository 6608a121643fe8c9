import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../../src/core/page/settings-block';

afterEach(() => document.querySelector('script[data-atria-settings]')?.remove());

/** The settings of a page with this block, read as at its load. */
async function settingsOf(block: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.atriaSettings = '';
  script.textContent = block;
  document.head.append(script);
  vi.resetModules();
  return (await import('../../../../src/core/page/settings')).pageSettings();
}

describe('the settings block of a page', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
  ])('takes editMode %j for %j [ELEM-10]', async (given, read) => {
    expect((await settingsOf(JSON.stringify({ editMode: given }))).editMode).toBe(read);
  });

  it('leaves a setting of the wrong kind out, says which, and takes the others [ELEM-03]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const settings = await settingsOf('{"apiBase": 7, "shopName": "kauppa", "origins": "x"}');
    expect(settings).toMatchObject({ apiBase: '', shopName: 'kauppa', origins: [] });
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      'atria: the data-atria-settings block: "apiBase" is 7, expected a text',
      'atria: the data-atria-settings block: "origins" is "x", expected a list of origins',
    ]);
  });

  it('that is no JSON is said with the fault’s place, and ignored', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await settingsOf('{"brand": "atriafi",}')).brand).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/position|column/i));
  });

  it('names a setting that there is none of', () => {
    expect(readSettings({ translation: {} }).problems).toEqual([
      { name: 'translation', given: {}, expected: 'a known setting' },
    ]);
  });

  it('takes no rows for hosts that name no site', () => {
    const { settings, problems } = readSettings({ hosts: [['x.example', 'nosite']] });
    expect(settings).toEqual({});
    expect(problems[0]?.expected).toContain('a list of');
  });
});
