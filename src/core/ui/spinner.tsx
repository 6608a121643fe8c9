import { styles } from './spinner.styles';

/** Something runs; what it is, is beside it in words. */
export const Spinner = () => <span className={styles.root} aria-hidden="true" />;
