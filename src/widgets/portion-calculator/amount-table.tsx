import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { Link } from '../../core/ui/link';
import type { Amount, Fraction } from './portion-calculator.model';
import { styles } from './portion-calculator.styles';
import { texts } from './portion-calculator.texts';

interface AmountTableProps {
  readonly caption: string;
  /** The content of the rows: ingredients, nutrients. */
  readonly what: string;
  readonly amounts: readonly Amount[];
  readonly show: (amount: Fraction) => string;
}

/** Amounts by name; the column heads are only for screen readers. */
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
        {amounts.map(({ name, amount, unit, url }, index) => {
          const text = typeof amount === 'string' ? amount : show(amount);
          const look = amount === text ? styles.words : text.length > 16 && styles.long;
          return (
            <tr key={index}>
              <th scope="row">{url ? <Link href={url}>{name}</Link> : name}</th>
              <td className={cx(styles.number, look)}>{text}</td>
              <td className={styles.unit}>{unit}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
