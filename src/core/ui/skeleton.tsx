import { styles } from './skeleton.styles';

export interface SkeletonProps {
  readonly ratio?: string;
  readonly height?: string;
  readonly width?: string;
  readonly className?: string;
}

/** A placeholder for content; sizes are CSS lengths. Hidden from screen readers. */
export const Skeleton = ({ ratio, height, width = '100%', className }: SkeletonProps) => (
  <span
    className={className ? `${styles.root} ${className}` : styles.root}
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
