import { useSharedTexts } from '../i18n/use-shared-texts';
import { cx } from '../style/css';
import { drawIcon } from '../ui/icon';
import { styles } from './search-form.styles';

interface Props {
  /** Name and placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Enter or the button. */
  readonly onSubmit: () => void;
}

/** A text field with the button that searches for what stands in it. */
export function SearchForm({ label, value, onChange, onSubmit }: Props) {
  const shared = useSharedTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is both form and landmark.
    <form
      className={styles.form}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {drawIcon('search')}
      <input
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="submit" className={cx(styles.button, styles.solid)}>
        {shared('/search/searchbutton')}
      </button>
    </form>
  );
}
