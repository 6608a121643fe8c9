import { pascal } from '../describe/names';

const contractOf = (name: string): string => `import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText } from '../../api/schema';
import { list, text } from '../../core/element/reading/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

const itemSchema = v.object({
  code: field(requiredText, { description: 'Code of a product.', example: 'LK4101' }),
  label: field(requiredText, { description: 'Text of the item.', example: 'Entrecôte' }),
});

export const contract = widgetContract({
  name: '${name}',
  purpose: 'text',
  summary: 'What this widget is for, in a sentence.',
  wakes: 'touch',
  attributes: {
    heading: text({ description: 'Heading above the items.', example: 'Valikoima' }),
    items: list(itemSchema, { required: true, description: 'The items, in order.' }),
  },
  events: {
    'atria-${name}-chosen': event({
      description: 'An item was chosen.',
      detail: { code: field(v.string(), { description: 'Code of the item.' }) },
    }),
  },
});
export type ${pascal(name)}Props = PropsOf<typeof contract>;
export type ${pascal(name)}Events = EventsOf<typeof contract>;
`;

const viewOf = (name: string): string => `import { useState } from 'react';
import { fetchProduct } from '../../api/products';
import { useEmit } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { useCall } from '../../core/page/use-call';
import { rem } from '../../core/style/tokens';
import { Button } from '../../core/ui/button';
import { Notice } from '../../core/ui/notice';
import { Skeleton } from '../../core/ui/skeleton';
import type { ${pascal(name)}Events, ${pascal(name)}Props } from './${name}.contract';
import { styles } from './${name}.styles';
import { texts } from './${name}.texts';

export function ${pascal(name)}({ heading, items }: ${pascal(name)}Props) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const emit = useEmit<${pascal(name)}Events>();
  const [code, setCode] = useState('');
  const product = useCall(code || null, (api, signal) => fetchProduct(api, { code }, { signal }));
  if (items.length === 0) return null;
  const choose = (chosen: string) => {
    setCode(chosen);
    emit('atria-${name}-chosen', { code: chosen });
  };
  return (
    <section className={styles.root}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <div className={styles.items}>
        {items.map((item) => (
          <Button
            key={item.code}
            variant="secondary"
            aria-pressed={item.code === code}
            onClick={() => choose(item.code)}
          >
            {item.label}
          </Button>
        ))}
      </div>
      {code && product.status === 'loading' && <Skeleton height={rem(1.5)} />}
      {product.status === 'failed' && (
        <Notice tone="error" onRetry={product.retry}>
          {shared('/shared/error')}
        </Notice>
      )}
      {product.status === 'done' && (
        <p>{t('/${name}/price', product.data.name, product.data.price)}</p>
      )}
    </section>
  );
}
`;

const testOf = (name: string): string => `import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/${name}/${name}.widget';
import { fireEvent, screen, waitFor } from '../support/dom';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';

describe('atria-${name}', () => {
  it('does what its requirement says [AREA-00]', async () => {
    const { fetch } = recordingBackend();
    const { events } = renderWidget(widget, {
      props: { items: [{ code: 'LK4101', label: 'Entrecôte' }] },
      settings: { fetch },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Entrecôte' }));
    await waitFor(() => screen.getByText(/€$/));
    expect(events).toEqual([{ name: 'atria-${name}-chosen', detail: { code: 'LK4101' } }]);
    expect.fail('assert a real behaviour, cite its requirement, and remove this line');
  });
});
`;

/**
 * The files of a new widget by path: a working attribute, list, event and call, to be replaced by
 * the widget's own; its test fails until it shows a real behaviour.
 */
export function filesOf(name: string): Record<string, string> {
  const folder = `src/widgets/${name}/${name}`;
  return {
    [`${folder}.contract.ts`]: contractOf(name),
    [`${folder}.tsx`]: viewOf(name),
    [`${folder}.widget.ts`]: `import { defineWidget } from '../../core/element/define-widget';
import { ${pascal(name)} } from './${name}';
import { contract } from './${name}.contract';

export const widget = defineWidget(contract, ${pascal(name)});
`,
    [`${folder}.styles.ts`]: `import { css } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { containerRoot } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ ...containerRoot, display: 'grid', gap: token('space-4') }),
  heading: heading.section,
  items: css({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') }),
};
`,
    [`${folder}.texts.ts`]: `import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/${name}/price': ['{0}: {1} €', '{0}: €{1}', '{0}: {1} €', '{0}: {1} €'],
});
`,
    [`${folder}.examples.ts`]: examplesOf(name),
    [`${folder}.words.tsv`]: wordsOf(name),
    [`stories/${name}.stories.tsx`]: `import { examples } from '../src/widgets/${name}/${name}.examples';
import { widget } from '../src/widgets/${name}/${name}.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: '${name}', title: 'Content/${sentence(name)}' };
`,
    [`tests/unit/widgets/${name}.test.tsx`]: testOf(name),
  };
}

/** Its words for the editor's catalogue, in three languages; it shares the word "Heading". */
const wordsOf = (name: string): string =>
  [
    ['what', 'en', 'fi', 'se'],
    ['title', sentence(name), sentence(name), sentence(name)],
    [
      'summary',
      'What this widget is for, in a sentence.',
      'Mihin tätä osaa tarvitaan, yhdellä lauseella.',
      'Vad den här delen är till för, i en mening.',
    ],
    ['search', 'other words for it, products', 'muita sanoja, tuotteet', 'andra ord, produkter'],
    [
      'text',
      'Heading above the items.',
      'Otsikko kohtien yläpuolella.',
      'Rubrik ovanför posterna.',
    ],
    ['text', 'The items, in order.', 'Kohdat järjestyksessä.', 'Posterna i ordning.'],
    ['text', 'Code of a product.', 'Tuotteen koodi.', 'Produktens kod.'],
    ['text', 'Text of the item.', 'Kohdan teksti.', 'Postens text.'],
    [
      'example',
      'As an editor would place it.',
      'Kuten toimittaja sen laittaisi',
      'Som en redaktör skulle lägga in den',
    ],
  ]
    .map((row) => `${row.join('\t')}\n`)
    .join('');

const examplesOf = (
  name: string,
): string => `import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './${name}.contract';

const items = [
  { code: 'LK4101', label: 'Entrecôte' },
  { code: 'LK4102', label: 'Ulkofilee' },
];
const long = 'Lounasravintolakeittiöpäällikön naudanlihapihvivalikoima';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'As an editor would place it.', attributes: { heading: 'Valikoima', items } },
  longestTexts: {
    title: 'With the longest texts.',
    state: true,
    attributes: { heading: long, items: items.map((item) => ({ ...item, label: long })) },
  },
  loading: {
    title: 'While the product is awaited.',
    attributes: { items },
    fault: 'product:never',
  },
  failing: {
    title: 'When the product fails to load.',
    attributes: { items },
    fault: 'product:500',
  },
};
`;

/** `card-grid` as a title: `Card grid`. */
const sentence = (name: string): string =>
  (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ');
