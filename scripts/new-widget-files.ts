import { pascal } from './describe/names';

/** The files of a new widget by path; each is a start that compiles, the test one that fails. */
export function filesOf(name: string): Record<string, string> {
  const view = pascal(name);
  const folder = `src/widgets/${name}/${name}`;
  return {
    [`${folder}.contract.ts`]: `import { text } from '../../core/element/attributes';
import { type PropsOf, widgetContract } from '../../core/element/contract';

export const contract = widgetContract({
  name: '${name}',
  summary: 'What this widget is for, in a sentence.',
  attributes: {
    label: text({ description: 'What this attribute does.', example: 'Otsikko' }),
  },
});
export type ${view}Props = PropsOf<typeof contract>;
`,
    [`${folder}.widget.ts`]: `import { defineWidget } from '../../core/element/define-widget';
import { ${view} } from './${name}';
import { contract } from './${name}.contract';

export const widget = defineWidget(contract, ${view});
`,
    [`${folder}.tsx`]: `import { useTexts } from '../../core/i18n/use-texts';
import type { ${view}Props } from './${name}.contract';
import { styles } from './${name}.styles';
import { texts } from './${name}.texts';

export function ${view}({ label }: ${view}Props) {
  const t = useTexts(texts);
  return <p className={styles.root}>{label || t('/${name}/label')}</p>;
}
`,
    [`${folder}.styles.ts`]: `import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ padding: token('space-4'), color: token('color-text') }),
};
`,
    [`${folder}.texts.ts`]: `import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/${name}/label': { fi: '', en: '', se: '', de: '' },
});
`,
    [`${folder}.examples.ts`]: `import type { ExamplesOf } from '../../core/element/examples';
import type { contract } from './${name}.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'As an editor would place it.', attributes: { label: 'Atria' } },
};
`,
    [`stories/${name}.stories.tsx`]: storyOf(name),
    [`tests/unit/widgets/${name}.test.tsx`]: `import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/${name}/${name}.widget';
import { renderWidget } from '../support/render-widget';

describe('atria-${name}', () => {
  it('does what its requirement says [AREA-00]', () => {
    renderWidget(widget, { props: { label: 'Atria' } });
    expect(screen.getByText('Atria')).toBeTruthy();
    expect.fail('assert a real behaviour, cite its requirement, and remove this line');
  });
});
`,
  };
}

const storyOf = (
  name: string,
): string => `import { examples } from '../src/widgets/${name}/${name}.examples';
import { widget } from '../src/widgets/${name}/${name}.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: '${name}', title: 'Content/${sentence(name)}' };
`;

/** `card-grid` as a title: `Card grid`. */
const sentence = (name: string): string =>
  (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ');
