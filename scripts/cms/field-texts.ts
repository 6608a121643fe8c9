import { inFinnish, type Kind, sayingOf } from '../../editor/finnish/finnish';
import type { Shape } from '../../src/cms/shape';
import { type WidgetSchema, widgetOf } from '../describe/json-schema';

type Texts = Readonly<Record<string, string>>;

/** How gettext writes a text that is translated by where it stands. */
const inContext = (context: string, text: string): string => `${context}\u0004${text}`;

/** A text by what it is, and by its widget where that has a word of its own. */
function textOf(kind: Kind, english: string, widget: string): Texts {
  const found = inFinnish(kind, english, widget);
  if (!found) return {};
  return { [inContext(found.isOwn ? `${kind} ${widget}` : kind, english)]: found.text };
}

function textsIn(shape: Shape, widget: string): Texts {
  const { title = '', description = '', enum: values = [], items, properties = {} } = shape;
  const inner = [...Object.values(properties), ...(items ? [items] : [])];
  return Object.assign(
    {},
    textOf('labels', title, widget),
    textOf('descriptions', description, widget),
    ...values.map((one) => textOf('options', String(one), widget)),
    ...inner.map((one) => textsIn(one, widget)),
  );
}

/** What the forms of the blocks say of their fields, in Finnish: the catalogue's words. */
export const fieldTexts = (schemas: readonly WidgetSchema[]): Texts =>
  Object.assign(
    {},
    ...schemas.flatMap((schema) => [
      textOf('titles', schema.title, widgetOf(schema)),
      ...Object.values(schema.properties).map((one) => textsIn(one, widgetOf(schema))),
    ]),
  );

/** What the list of blocks says of each, in Finnish, by WordPress's own contexts. */
export const blockTexts = (schemas: readonly WidgetSchema[]): Texts =>
  Object.fromEntries(
    schemas.flatMap((schema) => {
      const say = sayingOf(widgetOf(schema), 'fi');
      const { title, description = '' } = schema;
      return [
        [inContext('block title', title), say('titles', title)],
        [inContext('block description', description), say('summaries', description)],
      ];
    }),
  );
