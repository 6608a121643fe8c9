import type { FormHTMLAttributes, InputHTMLAttributes, Ref } from 'react';
import type { Elements } from '../element/elements';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { cx } from '../style/css';
import { drawIcon } from '../ui/icon';
import { styles } from './search-form.styles';

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onChange' | 'onSubmit'> {
  /** Name and placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called by Enter and by the button. */
  readonly onSubmit: () => void;
  /** mobile: in a header's bar; quick: a box of its own; sticky: 216 px in a fixed row [QS-01]. */
  readonly layout?: 'mobile' | 'quick' | 'sticky';
  readonly ref?: Ref<HTMLFormElement>;
  /** Further attributes of the text field. */
  readonly field?: InputHTMLAttributes<HTMLInputElement> & { readonly ref: Ref<HTMLInputElement> };
  /** Shown below the field. */
  readonly children?: Elements;
}

/**
 * A text field with a search button; where no script runs, the page at `action` searches, else this
 * one.
 */
export function SearchForm(props: Props) {
  const { label, value, onChange, onSubmit, layout = 'quick', field, children, ...form } = props;
  const submitLabel = useSharedTexts()('/search/searchbutton');
  const isWide = layout === 'quick';
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is both form and landmark.
    <form
      {...form}
      className={cx(styles.form, styles[layout])}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isWide && drawIcon('search')}
      <input
        className={styles.input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...field}
      />
      <button
        type="submit"
        className={cx(styles.button, isWide && styles.solid)}
        // Its name where it has none to see; beside a label it would be read twice.
        title={isWide ? undefined : submitLabel}
      >
        {isWide ? submitLabel : drawIcon('search')}
      </button>
      {children}
    </form>
  );
}
