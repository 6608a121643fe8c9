// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type AstNode, callsOf, nodesOf } from '../../scripts/shared/ast-calls';
import { importsOf, reaches } from '../../scripts/shared/imports';
import { root } from '../../scripts/shared/widget-files';

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const programOf = (file: string) => parseSync(file, read(file)).program as unknown as AstNode;
const sources = files('src');
const all = [
  'src',
  'tests',
  'stories',
  'stand-in',
  'demo-host',
  'showroom',
  'site',
  'editor',
  'scripts',
  'cli',
].flatMap(files);

/** Where the imports of a file lead: files from the root, and packages by their names. */
const targetsOf = (file: string): string[] => importsOf(file).map((one) => one.file ?? one.from);

const forbidden = (from: RegExp, to: RegExp, but?: (file: string, target: string) => boolean) =>
  sources
    .filter((file) => from.test(file))
    .flatMap((file) =>
      targetsOf(file)
        .filter((target) => to.test(target) && !but?.(file, target))
        .map((target) => `${file} imports ${target}: move what both need to src/core`),
    );

describe('the layers of the project', () => {
  it('lets the api import neither core nor widgets', () => {
    expect(forbidden(/^src\/api\//, /^src\/(core|widgets)\//)).toEqual([]);
  });

  it('lets the readers of what comes from outside import nothing but each other', () => {
    const own = (_: string, target: string) => target.startsWith('src/read/');
    expect(forbidden(/^src\/read\//, /^/, own)).toEqual([]);
  });

  it('finds a tag’s data by the one reader of src/read: element, renderer, help and catalogue agree', () => {
    const reading = /script\[type[$*^]?=|(endsWith|includes)\('json'\)|application\\\/json/;
    const found = all.filter(
      (file) => /^(src|editor|cli)\//.test(file) && reading.test(read(file)),
    );
    expect(found).toEqual([]);
  });

  it('lets core import no widget', () => {
    expect(forbidden(/^src\/core\//, /^src\/widgets\//)).toEqual([]);
  });

  it('lets no widget import another', () => {
    const widgetOf = (file: string) => file.split('/')[2];
    const own = (file: string, target: string) => widgetOf(file) === widgetOf(target);
    expect(forbidden(/^src\/widgets\//, /^src\/widgets\//, own)).toEqual([]);
  });

  it('lets nothing import the renderer for servers: it knows every widget', () => {
    expect(forbidden(/^src\/(?!server\/)/, /^src\/server\//)).toEqual([]);
  });

  it('keeps the catalogue’s modules out of what visitors load, except for its own examples', () => {
    const ofVisitors = /^src\/(?!catalogue\/)(?!.*\.examples\.ts$)/;
    expect(forbidden(ofVisitors, /^src\/catalogue\//)).toEqual([]);
  });

  it('lets the catalogue’s modules import only core, api and readers', () => {
    const own = (_: string, target: string) => /^src\/(catalogue|core|api|read)\//.test(target);
    expect(forbidden(/^src\/catalogue\//, /^/, own)).toEqual([]);
  });

  it('keeps tests, stories, demo host, showroom, catalogue, commands and scripts out of the product', () => {
    expect(
      forbidden(/^src\//, /^(tests|stories|stand-in|demo-host|showroom|editor|scripts|cli)\//),
    ).toEqual([]);
  });

  it('lets no lower layer import a higher one', () => {
    // From the lowest up; code that opens pages of the demo host is above it.
    const rooms = [
      /^scripts\/shared\//,
      /^stand-in\//,
      /^scripts\/describe\//,
      /^scripts\/release\//,
      /^scripts\/build\//,
      /^editor\//,
      /^cli\//,
      /^demo-host\//,
      /^showroom\//,
      /^site\//,
      /^scripts\//,
    ];
    const floorOf = (path: string) => rooms.findIndex((room) => room.test(path));
    const mounted = 'demo-host/host/app.ts -> showroom/showroom.ts';
    const upward = all
      .filter((file) => floorOf(file) >= 0)
      .flatMap((file) =>
        targetsOf(file)
          .filter((target) => floorOf(target) > floorOf(file))
          .map((target) => `${file} -> ${target}`),
      );
    expect(upward).toEqual([mounted]);
  });

  it('lets the demo host mount the showroom in one place, and nothing else know about it', () => {
    // A story logs as the showroom's pages do.
    const own = /^(showroom|tests)\/|^stories\/support\/live-element\.tsx$/;
    const knowing = all
      .filter((file) => !own.test(file))
      .filter((file) => targetsOf(file).some((target) => target.startsWith('showroom/')));
    expect(knowing).toEqual(['demo-host/host/app.ts']);
  });

  it('builds for production in each command, whatever a shell says', () => {
    const builders = all.filter((file) =>
      importsOf(file).some(({ from, names }) => from === 'vite' && names.includes('build')),
    );
    const commands = all.filter((file) => /^scripts\/(try\/)?[\w-]+\.ts$|\/bench\.ts$/.test(file));
    const building = commands.filter((file) => reaches(file, new Set(builders)));
    expect(building).toContain('scripts/build.ts');
    const isFirst = (file: string) => targetsOf(file)[0] === 'scripts/shared/production.ts';
    expect(
      building
        .filter((file) => !isFirst(file))
        .map((file) => `${file}: import shared/production first`),
    ).toEqual([]);
  });

  it('keeps React and every widget out of the loader', () => {
    const taken = importsOf('src/loader.ts').filter(({ isType }) => !isType);
    expect(taken).toEqual([]);
  });

  it('lets only core/element know r2wc', () => {
    const knowing = sources.filter((file) =>
      targetsOf(file).some((target) => target.startsWith('@r2wc/')),
    );
    expect(knowing).toEqual(['src/core/element/widget-element.tsx']);
  });

  it('uses emotion only in core/style', () => {
    expect(
      forbidden(/^src\//, /^@emotion\//, (file) => file.startsWith('src/core/style/')),
    ).toEqual([]);
  });
});

describe('code that loads late', () => {
  it('is imported in the argument of late() or importing(), which know what a failure means', () => {
    const importsIn = (node: unknown): AstNode[] =>
      [...nodesOf(node, () => true)].filter(({ type }) => type === 'ImportExpression');
    const found = sources.filter((file) => {
      const program = programOf(file);
      const declared = callsOf(program, ['late', 'importing']).flatMap((call) =>
        importsIn(call.arguments),
      );
      return importsIn(program).some((one) => !declared.includes(one));
    });
    expect(found.sort()).toEqual([
      // importing() requests another address.
      'src/importing.ts',
      // The loader has its own handling of failures, src/retry.ts.
      'src/loader.ts',
    ]);
  });

  it('is not made by lazy(), which keeps a failure for the life of the page', () => {
    const found = sources.filter((file) => /\blazy\(/.test(read(file)));
    expect(found.map((file) => `${file} calls lazy(): use late() of core/ui`)).toEqual([]);
  });
});

describe('an effect that listens', () => {
  it('names what it depends on: one that listens anew at each render loses an event that has rendered it', () => {
    const found = sources.flatMap((file) =>
      callsOf(programOf(file), ['useEffect', 'useLayoutEffect'])
        .filter((call) => call.arguments.length < 2)
        .filter(({ start, end }) => /listen\(|addEventListener/.test(read(file).slice(start, end)))
        .map(({ start }) => `${file}: ${read(file).slice(start, start + 60)}`),
    );
    expect(found).toEqual([]);
  });
});

describe('code that follows a size', () => {
  it('uses observeSize(): a page that changes in an observer’s callback makes engines report a loop', () => {
    const observing = sources.filter((file) => /Observer\('ResizeObserver'/.test(read(file)));
    expect(observing).toEqual(['src/core/page/observe-size.ts']);
  });
});

describe('what screen readers hear', () => {
  it('uses announce(), which knows about open dialogs: a status that appears with its text is not heard [IMP-20]', () => {
    // A form's thanks have the focus.
    const known = ['src/core/element/live-region.ts', 'src/core/form/form.tsx'];
    const found = sources.filter((file) => /role="status"|'role', 'status'/.test(read(file)));
    expect(found.sort()).toEqual(known);
  });
});

describe('state of a page', () => {
  it('is in its one store, not in module variables, which no test and no story resets', () => {
    const found = sources.filter((file) => /^(export )?let /m.test(read(file)));
    expect(found.map((file) => `${file} has a let: make it an atom of core/state/store`)).toEqual(
      [],
    );
  });
});

describe('what pages may have changed', () => {
  it('is not used: no iterator methods of lists, which old libraries remove', () => {
    const found = sources.flatMap((file) =>
      [...read(file).matchAll(/[\w.)\]]*(?<!\bObject)\.(entries|keys|values)\(\)/g)].map(
        ([call]) => `${file}: ${call}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('is not walked: no for…in, which includes what a page has added to Object.prototype', () => {
    expect(sources.filter((file) => /\bfor \((const|let) \w+ in /.test(read(file)))).toEqual([]);
  });
});

describe('files', () => {
  it('have no index and no barrel', () => {
    const found = all.filter((file) => /(^|\/)index\.tsx?$/.test(file));
    expect(found.map((file) => `${file}: name it after what it holds`)).toEqual([]);
  });

  it('stay under 400 lines', () => {
    const long = all.filter((file) => read(file).split('\n').length > 400);
    expect(long.map((file) => `${file} has over 400 lines: part it by subject`)).toEqual([]);
  });

  it('are short at the median', () => {
    const lines = sources.map((file) => read(file).split('\n').length).sort((a, b) => a - b);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(90);
  });

  it('name no raw colour in widgets and in what they share', () => {
    const raw = sources
      .filter((file) => /^src\/(widgets|core)\//.test(file) && !file.startsWith('src/core/style/'))
      .flatMap((file) =>
        [...read(file).matchAll(/'[^'\n]*(#[0-9a-f]{3,8}\b|rgba?\()[^'\n]*'/gi)]
          .filter(([text]) => !/#(kirjaudu|tuotteet)/.test(text))
          .map(([text]) => `${file}: ${text} should be a token`),
      );
    expect(raw).toEqual([]);
  });

  it('use the width of the window only in the header and where a requirement names the window [IMP-33]', () => {
    const byRow = [
      /^src\/widgets\/header\//, // HDR-01
      /^src\/core\/search\/search\.styles\.ts$/, // CARD-10: two side by side where a card asks for one
      /^src\/core\/page\/breakpoint\.ts$/, // HDR-01, BRAND-09
      /^src\/core\/cards\/card-grid-layout\.styles\.ts$/, // CARD-10
      /^src\/widgets\/recipe-banner\//, // CONT-09
      /^src\/widgets\/floating-buttons\//, // CONT-05
      /^src\/widgets\/page-navigation\//, // CONT-15
      /^src\/widgets\/card-carousel\/card-carousel\.styles\.ts$/, // CAR-11
      /^src\/core\/style\/media\.ts$/, // the queries themselves
      /^src\/loader\.ts$/, // the heights that placements reserve
    ];
    const query = /media\.(xs|sm|md|lg|xl|desktop)\b|media\['2xl'\]|@media[^'`\n]*width/;
    const found = sources
      .filter((file) => !byRow.some((name) => name.test(file)))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => query.test(line))
          .map(
            (line) =>
              `${file}: "${line.trim()}" asks for the width of the window, but a widget also is in narrow columns: use container.md of src/core/style/media.ts`,
          ),
      );
    expect(found).toEqual([]);
  });

  it('make classes in x.styles.ts beside x.tsx, as `styles`', () => {
    const found = sources
      .filter((file) => !/\.styles\.ts$|^src\/core\/style\//.test(file))
      .filter((file) => /\b(css|keyframes)\(/.test(read(file)))
      .map(
        (file) =>
          `${file} calls css() or keyframes(): its classes stand in ${file.replace(/\.tsx?$/, '.styles.ts')}, as \`export const styles\``,
      );
    expect(found).toEqual([]);
  });

  it('show without script what they show on paper: no press opens it in either', () => {
    const onPaper = /\[media\.print\]: \{\s*'[^']*\[hidden\]/;
    const found = sources
      .filter((file) => onPaper.test(read(file)))
      .map(
        (file) => `${file} opens [hidden] on paper only: use media.still in place of media.print`,
      );
    expect(found).toEqual([]);
  });

  it('use logical properties only', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|\b(left|right|top|bottom|paddingLeft|textAlign: '(left|right)'):\s/;
    const found = sources
      .filter((file) => /\.styles\.ts$|\.tsx$/.test(file) && /src\/(core|widgets)/.test(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => physical.test(line) && !/^\s*(\*|\/\/)/.test(line))
          .map(
            (line) =>
              `${file}: "${line.trim()}" should be logical, as marginInlineStart is for marginLeft`,
          ),
      );
    expect(found).toEqual([]);
  });
});

describe('a browser test', () => {
  it('uses support/test.ts, which checks the console: an error that no test expects is a failure', () => {
    const deaf = files('tests/browser')
      .filter((file) => file.endsWith('.spec.ts'))
      .filter((file) => /\btest\b[^;]*from '@playwright\/test'/.test(read(file)));
    expect(deaf).toEqual([]);
  });

  it('sets things by a session of the developer tools that ends with it: the next test has its page', () => {
    const found = files('tests/browser')
      .filter((file) => /newCDPSession/.test(read(file)))
      .filter((file) => /send\('(Page|Emulation|Network)\.(set|emulate)/.test(read(file)))
      .map((file) => `${file}: take devTools of tests/browser/support/dev-tools.ts`);
    expect(found).toEqual([]);
  });
});

describe('a limit of time', () => {
  it('is longer on a slow machine: it is written by limit() or minutes() of scripts/test/limits.ts', () => {
    // A second or less is one of several attempts.
    const written =
      /\btimeout: (?!1000\b)\d[\d_]{3,}|\.(setTimeout|setDefaultTimeout|timeout)\(\d|^ *\}, \d[\d_]+\);$/m;
    const found = all.filter((file) => /^(tests\/(?!bench)|scripts\/try\/)/.test(file));
    expect(found.filter((file) => written.test(read(file)))).toEqual([]);
  });
});

describe('programs', () => {
  it('are started by tool() and asNpm: on Windows npm and the links of .bin are scripts of a shell', () => {
    // What try:package starts is what the users of a package have, on the machine of a release.
    const own = all.filter((file) => !/\/try[-/]package/.test(file));
    const found = own.filter((file) => {
      const text = read(file);
      return /node_modules\/\.bin/.test(text) || (/'np[mx]'/.test(text) && !/\basNpm\b/.test(text));
    });
    expect(found).toEqual([]);
  });
});
