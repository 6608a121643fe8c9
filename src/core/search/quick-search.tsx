import { useLayoutEffect, useRef, useState } from 'react';
import { fetchSuggestions } from '../../api/suggestions';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { navigation } from '../page/location';
import { cx } from '../style/css';
import { drawIcon } from '../ui/icon';
import { useListbox } from '../ui/use-listbox';
import { useOutsideClick } from '../ui/use-outside-click';
import type { searchBoxEvents } from './quick-search.events';
import { styles } from './quick-search.styles';
import { texts } from './quick-search.texts';
import { searchAddress } from './search-address';
import { styles as box } from './search-box.styles';
import { useSuggestions } from './use-suggestions';

export interface QuickSearchProps {
  /** mobile: in a header's bar; quick: a box of its own; sticky: 216 px in a fixed row [QS-01]. */
  readonly layout: 'mobile' | 'quick' | 'sticky';
  /** The site search page; it gets `q` [QS-11]. */
  readonly searchUrl: string;
  /** Name and placeholder of the field; a default by language. */
  readonly label?: string | undefined;
  readonly sortOrder?: number | undefined;
  /** Replaces the path of the suggestions call [ELEM-06]. */
  readonly endpoint?: string | undefined;
  /** Puts the cursor into the field when the box appears. */
  readonly autoFocus?: boolean;
  /** The visitor is done: Escape without a panel, or the button with an empty field [QS-13]. */
  readonly onClose?: (() => void) | undefined;
}

/** The search box with suggestions: a combobox whose panel lies above the page [IMP-14]. */
export function QuickSearch(props: QuickSearchProps) {
  const { layout, searchUrl, label, sortOrder = 0, endpoint, autoFocus, onClose } = props;
  const { announce, api, language } = useWidget();
  const emit = useEmit<DetailsOf<typeof searchBoxEvents>>();
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { status, hits, recent, parts, enter, ask, clear } = useSuggestions(
    text,
    async (q, signal) => {
      const request = { language, pageSize: 5, q, sortOrder };
      return (await fetchSuggestions(api, request, { signal, endpoint })).hits;
    },
    (count) =>
      announce(
        count === null
          ? t('/quick-search/searching')
          : count
            ? t('/quick-search/count', count)
            : shared('/shared/no-results'),
      ),
  );
  const open = status !== 'idle';
  const q = text.trim();
  const name = label || t('/quick-search/label');
  const listbox = useListbox({
    open,
    onOpen: () => ask(text),
    onClose: clear,
    count: hits.length + recent.length,
    onChoose: (index) => entry(index)?.click(),
  });
  const { setActive } = listbox;
  // Before they are painted: a key pressed at once would be undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are not the marked one.
  useLayoutEffect(() => setActive(-1), [hits, recent]);
  const entry = (index: number) =>
    field.current?.form?.querySelectorAll<HTMLElement>('[role=option]')[index];
  // A press elsewhere also calls off what is not shown yet.
  useOutsideClick(field, text !== '' && !open, clear);

  /** Asks the page whether to go to an address, and keeps the text that led there. */
  const mayGo = (url: string, asked = q) => {
    const may = emit('atria-search-navigate', { q: asked, url });
    if (may) parts?.rememberSearch(asked);
    return may;
  };
  const submit = () => {
    clear();
    const url = searchAddress(searchUrl, { q });
    if (!q) onClose?.();
    else if (mayGo(url)) navigation.go(url);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is both form and landmark.
    <form
      className={cx(box.box, styles.root, styles[layout])}
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      {...listbox.rootProps}
    >
      {layout === 'quick' && drawIcon('search')}
      <input
        ref={field}
        className={cx(box.input, layout === 'sticky' && styles.primary)}
        // No search field, whose role is none that opens a list; the keyboard on a phone is.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={name}
        // biome-ignore lint/a11y/noAutofocus: asked for by a header whose search button was pressed.
        autoFocus={autoFocus}
        placeholder={name}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(-1);
          ask(target.value);
        }}
        onFocus={enter}
        {...listbox.fieldProps}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !open) onClose?.();
          else listbox.fieldProps.onKeyDown(event);
        }}
      />
      {layout === 'quick' ? (
        <button type="submit" className={cx(box.button, box.solid)}>
          {shared('/search/searchbutton')}
        </button>
      ) : (
        <button
          type="submit"
          className={box.button}
          aria-label={shared('/search/searchbutton')}
          title={shared('/search/searchbutton')}
        >
          {drawIcon('search')}
        </button>
      )}
      {open && parts && (
        <parts.QuickSearchPanel
          listbox={listbox}
          layout={layout}
          busy={status === 'loading'}
          hits={hits}
          recent={recent}
          q={q}
          searchUrl={searchUrl}
          onGo={mayGo}
          onForget={() => {
            parts.forgetSearches();
            clear();
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}
