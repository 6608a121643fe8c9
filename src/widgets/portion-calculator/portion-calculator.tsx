import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import { useAnnounced } from '../../core/element/use-announced';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { readStoredJson, writeStoredJson } from '../../core/page/storage';
import { draftKey } from '../../core/state/visit';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { printAlone } from '../../core/ui/print-alone';
import { AmountTable } from './amount-table';
import type { PortionCalculatorProps } from './portion-calculator.contract';
import {
  accepted,
  type Fraction,
  ratio,
  rulesOf,
  type ShownRecipe,
  scaled,
  shownAmount,
  shownRecipe,
  typedText,
} from './portion-calculator.model';
import { styles } from './portion-calculator.styles';
import { texts } from './portion-calculator.texts';
import { PortionInput } from './portion-input';

export function PortionCalculator({ recipe, variant }: PortionCalculatorProps) {
  const [now, setNow] = useState({ recipe, key: recipe ? 1 : 0 });
  const shown = recipe && shownRecipe(recipe);
  // Another recipe begins with its own numbers.
  if (now.recipe !== recipe) setNow({ recipe, key: now.key + 1 });
  return shown ? (
    <Calculation key={now.key} recipe={shown} variant={variant} isFirst={now.key === 1} />
  ) : null;
}

type Chosen = Partial<Record<'portions' | 'size', Fraction | undefined>>;

const asTexts = (value: unknown) =>
  v.parse(v.object({ portions: v.optional(v.string()), size: v.optional(v.string()) }), value);
const textOf = (number: Fraction | undefined) => number && typedText(number);

/** The numbers that a visitor has chosen, else the recipe's own, and the amounts for them. */
function usePortions({ recipe: { portions, size }, variant, isFirst }: CalculationProps) {
  const { address } = useWidget();
  const [chosen, setChosen] = useState<Chosen>({});
  // For the visit, by this page and the recipe's numbers.
  const keyOf = () => draftKey(`portions-${address('path')}-${textOf(portions)}x${textOf(size)}`);
  // Before the first paint; a server does not know stored numbers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    const stored = isFirst && readStoredJson('sessionStorage', keyOf(), asTexts);
    if (!stored) return;
    const rules = rulesOf[variant];
    setChosen({
      portions: accepted(stored.portions ?? '', rules.portions),
      size: accepted(stored.size ?? '', rules.size),
    });
  }, []);
  const keep = (next: Chosen) => {
    setChosen(next);
    const stored = { portions: textOf(next.portions), size: textOf(next.size) };
    writeStoredJson('sessionStorage', keyOf(), stored);
  };
  const now = { portions: chosen.portions ?? portions, size: chosen.size ?? size };
  const ratios = [
    ...(portions && now.portions ? [ratio(now.portions, portions)] : []),
    ...(size && now.size ? [ratio(now.size, size)] : []),
  ];
  return {
    ...now,
    choose: (more: Chosen) => keep({ ...chosen, ...more }),
    reset: () => keep({}),
    hasChanged: ratios.some(({ over, under }) => over !== under),
    amountOf: (amount: Fraction) => scaled(amount, ...ratios),
  };
}

interface CalculationProps {
  readonly recipe: ShownRecipe;
  readonly variant: PortionCalculatorProps['variant'];
  /** The first recipe of the tag. */
  readonly isFirst: boolean;
}

function Calculation(props: CalculationProps) {
  const { recipe, variant } = props;
  const t = useTexts(texts);
  const { decimals } = rulesOf[variant];
  const { amountOf, ...portions } = usePortions(props);
  const { host } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const show = (amount: Fraction) => shownAmount(amountOf(amount), decimals);
  const print = () => {
    const name = document.createElement('h1');
    name.className = cx(heading.section, styles.title);
    // Only the page knows the recipe's name.
    name.textContent = document.title;
    printAlone(host, [name, root.current]);
  };
  return (
    <div ref={root} className={styles.root}>
      <Panel recipe={recipe} variant={variant} of={portions} show={show} print={print} />
      <section className={styles.part}>
        <h2 className={heading.section}>{t('/calculator/steps')}</h2>
        <ol className={styles.steps}>
          {recipe.steps.map((step, index) => {
            const name = step.heading || t('/calculator/step', index + 1);
            return (
              <li key={index} className={styles.step}>
                <h3 className={cx(heading.block, styles.name)}>{name}</h3>
                {step.ingredients.length > 0 && (
                  <AmountTable
                    caption={t('/calculator/ingredients', name)}
                    what={t('/calculator/ingredient')}
                    amounts={step.ingredients}
                    show={show}
                  />
                )}
                {step.instructions && <p className={styles.instructions}>{step.instructions}</p>}
              </li>
            );
          })}
        </ol>
      </section>
      {variant === 'se' && recipe.nutrients.length > 0 && (
        <section className={cx(styles.part, styles.nutrients)}>
          <h2 className={heading.section}>{t('/calculator/nutrients')}</h2>
          <AmountTable
            caption={t('/calculator/nutrients')}
            what={t('/calculator/nutrient')}
            amounts={recipe.nutrients}
            show={(amount) => shownAmount(amount, 1)}
          />
        </section>
      )}
    </div>
  );
}

interface PanelProps extends Omit<CalculationProps, 'isFirst'> {
  readonly of: Omit<ReturnType<typeof usePortions>, 'amountOf'>;
  readonly show: (amount: Fraction) => string;
  readonly print: () => void;
}

/** The chosen numbers and their amounts. */
function Panel({ recipe, variant, of, show, print }: PanelProps) {
  const t = useTexts(texts);
  const rules = rulesOf[variant];
  const total = recipe.total && `${show(recipe.total)} kg`;
  const labels = {
    portions: t('/calculator/portions'),
    size: t('/calculator/size', recipe.unit),
  };
  const fields = (['portions', 'size'] as const).flatMap((name) => {
    const value = of[name];
    return value ? [{ name, value, label: labels[name], bounds: rules[name] }] : [];
  });
  const sums = [
    ...fields.map(({ label, value }) => `${label}: ${typedText(value)}`),
    ...(total ? [`${t('/calculator/total')}: ${total}`] : []),
  ].join(', ');
  const [changes, countChange] = useReducer((times: number) => times + 1, 0);
  useAnnounced(changes > 0 && t('/calculator/sums', sums), changes);
  const reset = () => {
    of.reset();
    countChange();
  };
  return (
    <section className={cx(sums && styles.panel)}>
      {sums && <h2 className={heading.block}>{t('/calculator/heading')}</h2>}
      <div className={styles.fields}>
        {fields.map(({ name, value, label, bounds }) => (
          <PortionInput
            key={name}
            label={label}
            value={value}
            bounds={bounds}
            onChoose={(chosen) => of.choose({ [name]: chosen })}
            onDone={countChange}
          />
        ))}
        {total && (
          <p className={styles.total}>
            <span>{t('/calculator/total')}</span>
            <strong>{total}</strong>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" size="s" onClick={print}>
          {t('/calculator/print')}
        </Button>
        {of.hasChanged && (
          <Button variant="quiet" size="s" onClick={reset}>
            {t('/calculator/reset')}
          </Button>
        )}
      </div>
    </section>
  );
}
