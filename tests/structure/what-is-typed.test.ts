// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

const sources = ['src', 'editor', 'stand-in']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.examples\.ts$/.test(file));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files among some that have a pattern; their comments do not count. */
const having = (pattern: RegExp, among: RegExp): string[] =>
  sources
    .filter((file) => among.test(file))
    .filter((file) => pattern.test(read(file).replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '')))
    .sort();

describe('a text that is typed or pasted', () => {
  it('is cleaned and compared by src/read: no other code trims, normalises or folds it', () => {
    const own = {
      'src/core/element/own-elements.ts': 'whether a paragraph of a page is empty',
      'src/core/element/reading/attribute-text.ts': 'names of attributes',
      'src/core/element/reading/attributes.ts': 'whether a clean text is false',
      'src/core/element/reading/mend-json.ts': 'JSON of a block',
      'src/core/element/reading/small-keys.ts': 'names in JSON',
      'src/core/form/kinds/area.tsx': 'finds the forbidden signs of a clean text',
      'src/core/form/use-submit.ts': 'names of fields in an answer',
      'src/core/listing/address-prefix.ts': 'names of parameters',
      'src/core/page/language.ts': 'codes and names of languages',
      'src/core/quick-search/recent-searches.ts':
        'compares clean texts on every page, without read/compare',
      'src/core/ui/rich-text.model.ts': 'markup',
      'src/widgets/accordion/use-own-details.ts': 'a text of the page',
      'src/widgets/address-popup/address-popup.tsx': 'the paths of pages',
      'src/widgets/card-carousel/social-card.tsx': 'names of icons',
      'src/widgets/menu-builder/edit/use-menu-editing.ts': 'a pressed key',
      'src/widgets/reviews/reviews.model.ts': 'a text of an answer',
      'src/widgets/school-vote/school-vote.tsx': 'two texts of our own beside each other',
    };
    const found = having(
      /\.trim(Start|End)?\(\)|\.normalize\(|\.to(Locale)?LowerCase\(/,
      /^src\/(core|widgets)\//,
    );
    expect(found, 'use clean() or cleanLines() of src/read, or matching() to compare').toEqual(
      Object.keys(own),
    );
  });

  it('is composed until the keyboard says so: isComposing() of core/ui knows all engines', () => {
    expect(having(/\.isComposing\b|\b229\b/, /./)).toEqual(['src/core/ui/is-composing.ts']);
    const without = {
      'src/core/ui/press-guard.ts': 'presses of buttons',
      'src/widgets/header/use-open-menu.ts': 'an open menu has no field',
      'src/widgets/menu-builder/drag/watch-drags.ts': 'while a card is dragged',
    };
    const deaf = having(/\bkey [!=]== '(Enter|Escape)'/, /./).filter(
      (file) => !/\bisComposing\(/.test(read(file)),
    );
    expect(deaf, 'an Enter or Escape may belong to a composed text').toEqual(Object.keys(without));
  });
});

describe('an address of a page’s content', () => {
  it('is read by safeUrl() and urlOf() of src/read/link: nothing else decides about it [IMP-09]', () => {
    const own = {
      'src/api/call-address.ts': 'addresses of calls',
      'src/api/post-form.ts': 'an address that its caller has checked',
      'src/core/form/captcha.ts': 'a setting of the page',
      'src/core/page/location.ts': 'the page’s own address',
      'src/core/shop/shop-frame.ts': 'settings of the page',
      'src/core/shop/sync-protocol.ts': 'the page’s own address',
      'src/early.ts': 'preloads what every browser reads; the widget mends the rest',
      'src/loader.ts': 'our own files',
      'src/read/link.ts': 'the reader',
      'src/server/answers.ts': 'the page’s own address',
      'src/server/middleware.ts': 'the page’s own address',
      'src/server/page-settings.ts': 'the folder of an address that is read',
      'src/server/server.ts': 'addresses of pages and of calls',
      'src/widgets/checkout/use-details.ts': 'the page’s own address',
      'src/widgets/menu-builder/saved-menu.ts': 'the page’s own address',
    };
    const found = having(/new URL\((?![^)]*import\.meta\.url)|URL\.canParse/, /^src\//);
    expect(found, 'use urlOf() of src/read/link').toEqual(Object.keys(own));
    expect(having(/javascript:|vbscript:/i, /^src\//)).toEqual([]);
  });

  it('is an e-mail address if src/read/email says so [UI-10]', () => {
    expect(having(/@\[\^|@\.\+|\bv\.email\(/, /./)).toEqual([]);
  });
});
