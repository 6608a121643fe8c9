import { useEffect, useRef, useState } from 'react';
import type { SuggestionHit } from '../../api/suggestions';
import { safeUrl, withParameters } from '../../read/link';
import { clean } from '../../read/text';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { goTo, tellLeaving } from '../page/location';
import { useLeaving } from '../page/use-leaving';
import { SearchForm } from '../search/search-form';
import { isComposing } from '../ui/is-composing';
import { late } from '../ui/late';
import { useCombobox } from '../ui/use-combobox';
import { useOutsideClick } from '../ui/use-outside-click';
import type { searchBoxEvents } from './quick-search.events';
import { texts } from './quick-search.texts';
import { clearSearches, rememberSearch } from './recent-searches';
import { useSuggestions } from './use-suggestions';

// Most visitors never search: the panel's code loads when the field gets the focus, and again with
// each letter after a failure. The field works without it.
const QuickSearchPanel = late(() => import('./quick-search-panel'), 'QuickSearchPanel');

export interface QuickSearchProps {
  /** The id of the box, for what opens it. */
  readonly id?: string | undefined;
  /** mobile: in a header's bar; quick: a box of its own; sticky: 216 px in a fixed row [QS-01]. */
  readonly layout: 'mobile' | 'quick' | 'sticky';
  /** The site search page; it gets `q` [QS-11]. */
  readonly searchUrl: string;
  /** Name and placeholder of the field; a default by language. */
  readonly label?: string | undefined;
  readonly sortOrder?: number | undefined;
  /** Replaces the path of the call for suggestions [ELEM-06]. */
  readonly endpoint?: string | undefined;
  /** Focuses the field when the box appears. */
  readonly autoFocus?: boolean | undefined;
  /** The visitor has finished: Escape without a panel, or the button of an empty field [QS-13]. */
  readonly onClose?: (() => void) | undefined;
}

/** What is announced of the suggestions. */
function useFound({ status, hits }: Pick<ReturnType<typeof useSuggestions>, 'status' | 'hits'>) {
  const { announce } = useWidget();
  const t = useTexts(texts);
  const shared = useSharedTexts();
  // It no longer searches, whatever comes.
  useEffect(() => (status === 'loading' ? () => announce('') : undefined), [status, announce]);
  if (status === 'loading') return t('/quick-search/searching');
  if (status !== 'hits') return '';
  return hits.length ? shared('/shared/suggestions', hits.length) : shared('/shared/no-results');
}

/** The search box with suggestions: a combobox with a panel above the page [IMP-14]. */
export function QuickSearch(props: QuickSearchProps) {
  const { id, layout, searchUrl, label, sortOrder = 0, endpoint, autoFocus, onClose } = props;
  const { announce } = useWidget();
  const emit = useEmit<DetailsOf<typeof searchBoxEvents>>();
  const t = useTexts(texts);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const suggestions = useSuggestions({ sortOrder, endpoint, loadPanel: QuickSearchPanel.load });
  const { asked, status, hits, recent, ask, clear } = suggestions;
  const open = status !== 'idle';
  const q = clean(text);
  const combobox = useCombobox<SuggestionHit | string>({
    open,
    found: useFound(suggestions),
    announce,
    onOpen: () => ask(text),
    onClose: clear,
    ids: status === 'recent' ? recent : hits,
    onChoose: () =>
      field.current?.form?.querySelector<HTMLElement>('[aria-selected=true]')?.click(),
  });
  // A press elsewhere also cancels a panel that does not show yet.
  useOutsideClick(field, asked !== null && !open, clear);
  useLeaving(clear, asked !== null);

  /** Asks the page whether to go to an address, and keeps the text that led to it. */
  const mayGo = (url: string, query = q) => {
    const may = emit('atria-search-navigate', { q: query, url });
    if (may) rememberSearch(query);
    return may;
  };
  const submit = () => {
    const url = withParameters(searchUrl, { q });
    if (q) return mayGo(url) ? goTo(url) : tellLeaving();
    clear();
    onClose?.();
  };
  return (
    <SearchForm
      {...combobox.rootProps}
      id={id}
      layout={layout}
      action={safeUrl(searchUrl)}
      label={label || t('/quick-search/label')}
      value={text}
      onChange={(typed) => {
        setText(typed);
        combobox.leave();
        ask(typed);
        QuickSearchPanel.preload();
      }}
      onSubmit={submit}
      field={{
        ref: field,
        // Not a search field, whose role may not open a list; but with its keyboard on a phone.
        type: 'text',
        inputMode: 'search',
        autoFocus,
        onFocus: () => {
          QuickSearchPanel.preload();
          if (!q) ask('');
        },
        ...combobox.fieldProps,
        onKeyDown: (event) => {
          if (event.key === 'Escape' && !open && !isComposing(event.nativeEvent)) onClose?.();
          else combobox.fieldProps.onKeyDown(event);
        },
      }}
    >
      {open && (
        <QuickSearchPanel
          {...suggestions}
          ifMissing={() => null}
          combobox={combobox}
          layout={layout}
          q={q}
          searchUrl={searchUrl}
          onGo={mayGo}
          onForget={() => {
            clearSearches();
            clear();
            field.current?.focus();
          }}
        />
      )}
    </SearchForm>
  );
}
