import type { ReactNode } from 'react';
import { styles } from './badge.styles';

/** A small count or mark. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.root}>{children}</span>
);
