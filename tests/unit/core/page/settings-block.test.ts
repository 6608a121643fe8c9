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
  const { pageSettings, whenSettingsReadable } = await import('../../../../src/core/page/settings');
  await new Promise<void>((resolve) => whenSettingsReadable(resolve));
  return pageSettings();
}

describe('the settings block of a page', () => {
  it('leaves edit mode to the script tag, and says so [ELEM-10]', () => {
    const problems = [
      { name: 'editMode', given: true, expected: 'data-edit-mode on the script tag' },
    ];
    expect(readSettings({ editMode: true })).toEqual({ settings: {}, problems });
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

  it('that a CMS has touched is read without that, capital keys too, and said once [ELEM-11, ELEM-12]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const block = '<p>{ "Brand": "jyvabroiler",<br />\n"defaults": {"shopUrl": "/k,]/"}, }</p>';
    const { brand, defaults } = await settingsOf(block);
    expect({ brand, defaults }).toEqual({ brand: 'jyvabroiler', defaults: { shopUrl: '/k,]/' } });
    expect(log.mock.calls).toEqual([
      [
        'atria: the data-atria-settings block: JSON with <p>, <br>, a comma too many, first at line 1, column 1; it was read without',
      ],
    ]);
  });

  it('that is no JSON is said with the fault’s place, and ignored [ELEM-12]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await settingsOf('{"brand":\n“atriafi”}')).brand).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/line 2, column 1: the curly quote “ .*; it is ignored/),
    );
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
