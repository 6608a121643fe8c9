import { useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { navigation } from '../../core/page/location';
import { texts } from '../../core/search/quick-search.texts';
import { SearchForm } from '../../core/search/search-form';
import { showAllAddress } from '../../core/search/show-all-address';
import type { SearchFieldEvents, SearchFieldProps } from './search-field.contract';
import { styles } from './search-field.styles';

/** The query box of a page without results: Enter or the button goes to site search [QS-15]. */
export function SearchField({ searchUrl, contentGroup, label }: SearchFieldProps) {
  const t = useTexts(texts);
  const emit = useEmit<SearchFieldEvents>();
  const [text, setText] = useState('');
  const q = text.trim();
  const go = () => {
    const url = showAllAddress(searchUrl, q, contentGroup);
    if (q && emit('atria-search-navigate', { q, url })) navigation.go(url);
  };
  return (
    <div className={styles.root}>
      <SearchForm
        label={label || t('/quick-search/label')}
        value={text}
        onChange={setText}
        onSubmit={go}
      />
    </div>
  );
}
