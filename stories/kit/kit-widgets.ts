import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Example } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';

const contracts = import.meta.glob<{ contract: Contract }>('../../src/widgets/*/*.contract.ts', {
  eager: true,
});
const examples = import.meta.glob<{ examples: Readonly<Record<string, Example>> }>(
  '../../src/widgets/*/*.examples.ts',
  { eager: true },
);
const storyFiles = import.meta.glob<string>('../*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A widget as the kit's pages name it. */
export interface KitWidget {
  readonly name: string;
  /** Its place in the menu: the area and the title within. */
  readonly area: string;
  readonly title: string;
  readonly contract: Contract;
  readonly examples: Readonly<Record<string, Example>>;
}

const placeIn = (code: string) =>
  /id: '([\w-]+)',\s*title: '([^/']+)\/([^']+)'/.exec(code)?.slice(1) ?? [];

const folder = (name: string) => `../../src/widgets/${name}/${name}`;

/** All widgets that have stories, by area and title. */
export const kitWidgets: readonly KitWidget[] = Object.values(storyFiles)
  .flatMap((code) => {
    const [name = '', area = '', title = ''] = placeIn(code);
    const contract = contracts[`${folder(name)}.contract.ts`]?.contract;
    const own = examples[`${folder(name)}.examples.ts`]?.examples;
    return contract && own ? [{ name, area, title, contract, examples: own }] : [];
  })
  .sort((one, other) =>
    `${one.area}/${one.title}`.localeCompare(`${other.area}/${other.title}`, 'en'),
  );

/** The widgets of each area, in the order of the menu. */
export const widgetsByArea: readonly (readonly [string, readonly KitWidget[]])[] = [
  ...new Set(kitWidgets.map(({ area }) => area)),
].map((area) => [area, kitWidgets.filter((one) => one.area === area)]);

const pascal = (name: string): string => (name[0] ?? '').toUpperCase() + name.slice(1);

/** The id of an example's story, by which addresses name it. */
export const storyIdOf = (widget: string, example: string): string =>
  toId(widget, storyNameFromExport(pascal(example)));
