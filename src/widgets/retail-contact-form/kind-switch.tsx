import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { css, cx } from '../../core/style/css';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';
import { visuallyHidden } from '../../core/style/visually-hidden';
import type { Kind } from './retail-contact.model';
import { texts } from './retail-contact-form.texts';

const styles = {
  toggle: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    maxInlineSize: rem(26),
    padding: rem(0.25),
    borderRadius: token('radius-button'),
    background: token('color-surface-muted'),
    border: `1px solid ${token('color-border')}`,
    label: {
      display: 'grid',
      placeItems: 'center',
      minBlockSize: rem(2.75),
      paddingInline: token('space-3'),
      borderRadius: token('radius-button'),
      fontWeight: token('font-weight-bold'),
      textAlign: 'center',
      cursor: 'pointer',
      transition: `background-color ${token('duration-fast')}`,
      '&:has(:checked)': { background: token('color-primary'), color: token('color-on-primary') },
      '&:has(:focus-visible)': {
        outline: `3px solid ${token('color-focus')}`,
        outlineOffset: '2px',
      },
    },
  }),
  tabs: css({ display: 'flex', borderBlockEnd: `1px solid ${token('color-border-strong')}` }),
  tab: css({
    minBlockSize: rem(3),
    paddingInline: token('space-4'),
    borderBlockEnd: '4px solid transparent',
    fontWeight: token('font-weight-bold'),
    letterSpacing: '0.03em',
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&[aria-selected=true]': { borderColor: token('color-primary'), color: token('color-link') },
  }),
};
const kinds = ['complaint', 'feedback'] as const;

interface Props {
  readonly kind: Kind;
  readonly onChange: (kind: Kind) => void;
  /** Id of the panel the tabs are for, and the name of the toggle's radios. */
  readonly id: string;
}

/** Complaint or feedback, as a toggle [FCOMP-01]. */
export function KindToggle({ kind, onChange, id }: Props) {
  const t = useTexts(texts);
  return (
    <fieldset className={styles.toggle}>
      <legend className={visuallyHidden}>{t('/retail-contact/kind')}</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input
            className={visuallyHidden}
            type="radio"
            name={id}
            checked={kind === one}
            onChange={() => onChange(one)}
          />
          {t(`/retail-contact/${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Complaint or feedback, as two tabs. */
export function KindTabs({ kind, onChange, id }: Props) {
  const t = useTexts(texts);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = kind === 'complaint' ? 'feedback' : 'complaint';
    onChange(other);
    list.current?.querySelectorAll('button')[kinds.indexOf(other)]?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" onKeyDown={move}>
      {kinds.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          className={cx(styles.tab)}
          aria-selected={kind === one}
          aria-controls={id}
          tabIndex={kind === one ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {t(`/retail-contact/${one}-tab`)}
        </button>
      ))}
    </div>
  );
}
