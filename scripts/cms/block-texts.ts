import { sayingOf } from '../../editor/finnish/finnish';
import { type WidgetSchema, widgetOf } from '../describe/json-schema';

/** How gettext writes a text that is translated by where it stands. */
const inContext = (context: string, text: string): string => `${context}\u0004${text}`;

/** What the list of blocks says of each, in Finnish, by WordPress's own contexts. */
export const blockTexts = (schemas: readonly WidgetSchema[]): Readonly<Record<string, string>> =>
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
