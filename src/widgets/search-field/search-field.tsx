import { useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { goTo } from '../../core/page/location';
import { texts } from '../../core/quick-search/quick-search.texts';
import { showAllAddress } from '../../core/search/search-address';
import { SearchForm } from '../../core/search/search-form';
import { safeUrl } from '../../read/link';
import { clean } from '../../read/text';
import type { SearchFieldEvents, SearchFieldProps } from './search-field.contract';

/** The query box of a page without results: Enter or the button goes to site search [QS-15]. */
export function SearchField({ searchUrl, contentGroup, label }: SearchFieldProps) {
  const t = useTexts(texts);
  const emit = useEmit<SearchFieldEvents>();
  const [text, setText] = useState('');
  const q = clean(text);
  const go = () => {
    const url = showAllAddress(searchUrl, q, contentGroup);
    if (q && emit('atria-search-navigate', { q, url })) goTo(url);
  };
  return (
    <SearchForm
      label={label || t('/quick-search/label')}
      value={text}
      onChange={setText}
      onSubmit={go}
      action={safeUrl(searchUrl)}
    />
  );
}
