import { useRef } from 'react';
import { useWidget } from '../../core/element/widget-context';
import { formatNumber } from '../../core/i18n/formats';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { visuallyHidden } from '../../core/style/visually-hidden';
import type { CounterProps } from './counter.contract';
import { styles } from './counter.styles';
import { useCount } from './use-count';

export function Counter({ value, label }: CounterProps) {
  const { language } = useWidget();
  const decimals = fractionDigits(value);
  const ref = useRef<HTMLParagraphElement>(null);
  const shown = useCount(value, ref);
  return (
    <div className={styles.root}>
      {/* The motion is only visual; a screen reader and paper get the number itself. */}
      <p ref={ref} className={cx(heading.page, styles.number, styles.moving)} aria-hidden="true">
        {formatNumber(shown, language, decimals)}
      </p>
      <p className={cx(heading.page, styles.number, visuallyHidden, styles.exact)}>
        {formatNumber(value, language, decimals)}
      </p>
      {label && <p className={styles.label}>{label}</p>}
    </div>
  );
}

// No browser formats more than 20; `1.7976931348623157e-308` has 21 characters there.
const fractionDigits = (value: number): number =>
  Math.min((String(value).split('.')[1] ?? '').length, 20);
