import { useState } from 'react';
import { safeUrl, withParameters } from '../../read/link';
import { cx } from '../style/css';
import { styles } from './picture.styles';

/** The sizes that the image server makes [CARD-08]. */
export type Preset =
  | 'third'
  | 'small'
  | 'three-by-two-crop'
  | 'medium'
  | 'product-thumbnail-medium'
  | 'thumbnail-medium';

/** The address of an image in a preset: the query parameter `preset` [CARD-08]. */
export const presetAddress = (src: string, preset: string | undefined): string =>
  !preset || !src || src.startsWith('data:') ? src : withParameters(src, { preset });

export interface PictureProps {
  readonly src: string;
  /** '' for a decorative picture [IMP-23]. */
  readonly alt: string;
  readonly preset?: string | undefined;
  readonly ratio?: '1/1' | '3/4' | '16/9' | '2/3' | '4/3' | '3/2';
  readonly lazy?: boolean;
  /** Whether it shows uncut, on the background of its card. */
  readonly whole?: boolean | undefined;
  readonly className?: string;
}

/**
 * A picture in a box of its ratio, which stays when the picture fails to load. It is phrasing
 * content, so that buttons and paragraphs may contain it.
 */
export function Picture({
  src,
  alt,
  preset,
  ratio = '1/1',
  lazy = true,
  whole,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState('');
  const safe = safeUrl(src);
  return (
    <span
      className={cx(styles.box, whole && styles.whole, className)}
      style={{ '--ratio': ratio } as React.CSSProperties}
    >
      {safe && failed !== safe && (
        <img
          key={safe}
          src={presetAddress(safe, preset)}
          alt={alt}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          onError={() => setFailed(safe)}
        />
      )}
    </span>
  );
}
