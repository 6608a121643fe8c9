import { css, keyframes } from '../style/css';
import { token } from '../style/tokens';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const root = css({
  display: 'block',
  inlineSize: 'var(--width)',
  blockSize: 'var(--height)',
  aspectRatio: 'var(--ratio)',
  borderRadius: token('radius-s'),
  background: token('color-skeleton'),
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export interface SkeletonProps {
  readonly ratio?: string;
  readonly height?: string;
  readonly width?: string;
  readonly className?: string;
}

/** Stands where content will; sizes are CSS lengths. Hidden from screen readers. */
export const Skeleton = ({ ratio, height, width = '100%', className }: SkeletonProps) => (
  <span
    className={className ? `${root} ${className}` : root}
    style={
      {
        '--width': width,
        '--height': height ?? (ratio ? 'auto' : '1em'),
        '--ratio': ratio ?? 'auto',
      } as React.CSSProperties
    }
    aria-hidden="true"
  />
);
