import type { ReactElement } from 'react';
import type { Example } from '../../../../src/catalogue/examples';
import { commonAttributes } from '../../../../src/core/element/common.attributes';
import type { WidgetDefinition } from '../../../../src/core/element/define-widget';
import { environmentOf } from '../../../../src/core/element/environment';
import { readValues } from '../../../../src/core/element/values';
import { WidgetFrame } from '../../../../src/core/element/widget-frame';
import type { PageAddress } from '../../../../src/core/page/page-address';
import { pageSettings } from '../../../../src/core/page/settings';

interface Surroundings {
  readonly address: PageAddress;
  /** The element in the page; null on a server. */
  readonly host: HTMLElement | null;
  readonly onPaint?: () => void;
}

/** The values of an example as an element reads them from its tag and its JSON child. */
function valuesOf({ contract }: WidgetDefinition, { attributes, brand, language }: Example) {
  const given: Record<string, unknown> = { brand, language, ...attributes };
  const isJson = (name: string) => contract.attributes[name]?.kind === 'json';
  const block = Object.entries(given).filter(([name]) => isJson(name));
  return readValues(
    { ...contract.attributes, ...commonAttributes },
    {
      properties: {},
      attribute: (name) => (isJson(name) || given[name] === undefined ? null : String(given[name])),
      block: JSON.parse(JSON.stringify(Object.fromEntries(block))),
      page: pageSettings().defaults,
    },
  ).values;
}

/** What a widget renders for an example, the same on a server and in a page. */
export function frameOf(
  definition: WidgetDefinition,
  example: Example,
  { address, host, onPaint }: Surroundings,
): ReactElement {
  const values = valuesOf(definition, example);
  const { page } = environmentOf(values, pageSettings(), address);
  const own = Object.keys(definition.contract.attributes);
  return (
    <WidgetFrame
      view={definition.view}
      values={Object.fromEntries(own.map((name) => [name, values[name]]))}
      {...(onPaint && { onPaint })}
      widget={{
        ...page,
        tag: definition.tag,
        host,
        emit: () => true,
        hold: () => () => {},
        announce: () => {},
      }}
    />
  );
}
