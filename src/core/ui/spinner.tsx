import { styles } from './spinner.styles';

/** Shows that something runs; a text beside it says what. */
export const Spinner = () => <span className={styles.root} aria-hidden="true" />;
