import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { packageDeclarations } from '../../../../scripts/describe/package-declarations';
import { root } from '../../../../scripts/shared/widget-files';
import { attributeName } from '../../../../src/core/element/reading/attribute-text';
import { rawSettings, type Texts } from '../../../../src/core/page/raw-settings';
import { readSettings, settingNames } from '../../../../src/core/page/settings-fields';
import { expectFaults } from '../../support/expect-faults';

const atria = Symbol.for('atria');
const page = globalThis as { [atria]?: unknown };

afterEach(() => {
  document.querySelector('script[data-atria-settings]')?.remove();
  delete page[atria];
});

/** The faults of a block with this content. */
const problemsOf = (block: object) => readSettings(rawSettings(block)).problems.block;

/**
 * The settings of a page with this block and these `data-…` on its script tag, read as at its load.
 */
async function settingsOf(block: string, script?: Texts) {
  if (script) page[atria] = { settings: script, started: new Map() };
  if (block) {
    const tag = document.createElement('script');
    tag.type = 'application/json';
    tag.dataset.atriaSettings = '';
    tag.textContent = block;
    document.head.append(tag);
  }
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
    expect(problemsOf({ editMode: true })).toEqual(problems);
    expect(readSettings(rawSettings({ editMode: true })).settings.editMode).toBe(false);
  });

  it('drops a setting of the wrong kind, reports which, and uses the others [ELEM-03]', async () => {
    const log = expectFaults();
    const settings = await settingsOf('{"apiBase": 7, "shopName": "kauppa", "origins": "x"}');
    expect(settings).toMatchObject({ shopName: 'kauppa', origins: [] });
    expect(settings.apiBase).toBeUndefined();
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      'atria: the data-atria-settings block: "apiBase" is 7, expected an address: https://…, or a path that begins with /',
      'atria: the data-atria-settings block: "origins" is "x", expected a list of origins',
    ]);
  });

  it('that a CMS has changed is read without the changes, capital keys too, with one report [ELEM-11, ELEM-12]', async () => {
    const log = expectFaults();
    const block = '<p>{ "Brand": "jyvabroiler",<br />\n"defaults": {"shopUrl": "/k,]/"}, }</p>';
    const { brand, defaults } = await settingsOf(block);
    expect({ brand, defaults }).toEqual({ brand: 'jyvabroiler', defaults: { shopUrl: '/k,]/' } });
    expect(log.mock.calls).toEqual([
      [
        'atria: the data-atria-settings block: JSON with <p>, <br>, a comma too many, first at line 1, column 1; it was read without',
      ],
    ]);
  });

  it('that is no JSON is reported with the fault’s place, and ignored [ELEM-12]', async () => {
    const log = expectFaults();
    expect((await settingsOf('{"brand":\n“atriafi”}')).brand).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/line 2, column 1: the curly quote “ .*; it is ignored/),
    );
  });

  it('reports an unknown setting', () => {
    expect(problemsOf({ translation: {} })).toEqual([
      { name: 'translation', given: {}, expected: 'a known setting' },
    ]);
  });

  it.each([
    ['origins', ['www.example.fi'], 'a list of origins'],
    ['origins', ['https://www.example.fi', 7], 'a list of origins'],
    ['antiForgeryHeader', 'X-Token:', 'the name of a header'],
    ['antiForgeryHeader', 'X Token', 'the name of a header'],
  ])('reports %s that a call or a message could not use: %j', (name, given, expected) => {
    const problem = { name, given, expected: expect.stringContaining(expected) };
    expect(problemsOf({ [name]: given })).toEqual([problem]);
  });

  it('accepts no rows for hosts that name no site', async () => {
    expect(problemsOf({ hosts: [['x.example', 'nosite']] })[0]?.expected).toContain('a list of');
    expect(problemsOf({ hosts: [null] })[0]?.expected).toContain('a list of');
  });
});

describe('the settings of the script tag', () => {
  it('hold beside those of the block, which go before them [ELEM-03]', async () => {
    expectFaults();
    const script = { shopUrl: '/kauppa', pageSize: '12', brand: 'export', language: 'fi' };
    const block = '{"defaults": {"pageSize": "24"}, "language": "se", "searchUrl": "/haku"}';
    const { brand, language, defaults } = await settingsOf(block, script);
    expect({ brand, language }).toEqual({ brand: 'export', language: 'se' });
    expect(defaults).toMatchObject({ shopUrl: '/kauppa', pageSize: '24' });
  });

  it('are no values of attributes where they are the brand and the language, which have an order of their own', async () => {
    const { defaults } = await settingsOf('{"defaults": {"brand": "export"}}', { language: 'fi' });
    expect(defaults).toEqual({});
  });

  it('hold where the block has one of another kind', async () => {
    expectFaults();
    const settings = await settingsOf('{"apiBase": 7, "shopName": {}}', {
      apiBase: '/v2',
      shopName: 'kauppa',
    });
    expect(settings).toMatchObject({ apiBase: '/v2', shopName: 'kauppa' });
  });

  it('are reported if they are invalid, and dropped [ELEM-10]', async () => {
    const log = expectFaults();
    const settings = await settingsOf('', { apiBase: 'api.test', hosts: 'x', pageSize: 'many' });
    expect(settings.apiBase).toBeUndefined();
    expect(settings.hosts.length).toBeGreaterThan(1);
    expect(log.mock.calls).toEqual([
      [
        'atria: the script tag: "apiBase" is "api.test", expected an address: https://…, or a path that begins with /',
      ],
      [
        'atria: the script tag: "hosts" is "x", expected a list of [part of a host name, site identifier]',
      ],
    ]);
  });

  it.each([
    [undefined, false],
    ['false', false],
    ['', true],
    ['true', true],
  ])('turn edit mode on by data-edit-mode: %s [ELEM-10]', async (editMode, isOn) => {
    const settings = await settingsOf('', editMode === undefined ? {} : { editMode });
    expect(settings.editMode).toBe(isOn);
  });
});

describe('the settings that code gives', () => {
  it('are reported if they are invalid [ELEM-10]', async () => {
    const log = expectFaults();
    const { setPageSettings } = await import('../../../../src/core/page/settings');
    setPageSettings({ apiBase: 'api.test', fetch, editMode: true });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('setPageSettings: "apiBase" is "api.test"'),
    );
  });

  it('replace those of the page', async () => {
    await settingsOf('{"brand": "export"}');
    const { pageSettings, setPageSettings } = await import('../../../../src/core/page/settings');
    setPageSettings({ language: 'en' });
    expect(pageSettings()).toMatchObject({ language: 'en', shopName: 'lihakauppa' });
    expect(pageSettings().brand).toBeUndefined();
    expect(pageSettings()).toBe(pageSettings());
  });
});

describe('each setting', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  it.each(settingNames)('is in the documentation and in the types of the package: %s', (name) => {
    const docs = RegExp(`\`(data-${attributeName(name)}|${name})\``);
    expect(docs.test(read('docs/guides/settings.md'))).toBe(true);
    expect(packageDeclarations([])).toMatch(RegExp(`^ {2}${name}\\?: .+;$`, 'm'));
  });
});
