import type { ButtonHTMLAttributes, Ref } from 'react';
import { css, cx } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';
import { Icon, type IconName } from './icon';

const root = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: rem(2.75),
  blockSize: rem(2.75),
  flexShrink: 0,
  borderRadius: token('radius-button'),
  transition: `background-color ${token('duration-fast')}`,
  [media.hover]: {
    '&:hover:enabled': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
  '&:active:enabled': { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
  '&:disabled': { opacity: 0.4 },
});

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the drawing. */
  readonly label: string;
  readonly icon: IconName;
  readonly size?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round button with a drawing only. */
export const IconButton = ({ label, icon, size, className, ...rest }: IconButtonProps) => (
  <button type="button" className={cx(root, className)} aria-label={label} {...rest}>
    <Icon name={icon} {...(size && { size })} />
  </button>
);
