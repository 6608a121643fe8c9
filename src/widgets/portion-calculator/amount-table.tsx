import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { Link } from '../../core/ui/link';
import type { Fraction } from './fraction';
import type { Amount } from './portion-calculator.model';
import { styles } from './portion-calculator.styles';
import { texts } from './portion-calculator.texts';

interface AmountTableProps {
  readonly caption: string;
  /** What the rows are: ingredients, nutrients. */
  readonly what: string;
  readonly amounts: readonly Amount[];
  readonly show: (amount: Fraction) => string;
}

const NumberCell = ({ number }: { readonly number: string }) => (
  <td className={cx(styles.number, number.length > 16 && styles.long)}>{number}</td>
);

/** Amounts by name; who sees it needs no heads of its columns. */
export function AmountTable({ caption, what, amounts, show }: AmountTableProps) {
  const t = useTexts(texts);
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{t('/calculator/amount')}</th>
          <th scope="col">{t('/calculator/unit')}</th>
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ name, amount, unit, url }, index) => (
          <tr key={index}>
            <th scope="row">{url ? <Link href={url}>{name}</Link> : name}</th>
            {typeof amount === 'string' ? (
              <td className={cx(styles.number, styles.words)}>{amount}</td>
            ) : (
              <NumberCell number={show(amount)} />
            )}
            <td className={styles.unit}>{unit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
