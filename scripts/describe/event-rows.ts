import type { WidgetEvents } from '../../src/core/element/contract';
import { type Field, fieldsOfEntries, objectText } from './fields';

/** An event in the form for documentation, types and editors' data. */
export interface EventRow {
  readonly name: string;
  /** A TypeScript type: `CustomEvent<{ code: string }>`, or `Event` without a detail. */
  readonly type: string;
  readonly description: string;
  readonly cancelable: boolean;
  /** What to listen to instead of a deprecated event; else ''. */
  readonly deprecated: string;
  readonly fields: readonly Field[];
}

export const eventRows = (events: WidgetEvents): EventRow[] =>
  Object.entries(events).map(
    ([name, { description = '', cancelable, deprecated = '', detail }]) => {
      const fields = fieldsOfEntries(detail ?? {});
      return {
        name,
        type: fields.length > 0 ? `CustomEvent<${objectText(fields)}>` : 'Event',
        description,
        cancelable,
        deprecated,
        fields,
      };
    },
  );

/** An event's description for editors. */
export const describedEvent = ({ description, cancelable, deprecated }: EventRow): string =>
  [deprecated && `Deprecated: ${deprecated}`, description, cancelable && 'Cancelable.']
    .filter(Boolean)
    .join(' ');
