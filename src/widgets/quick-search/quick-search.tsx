import { QuickSearch } from '../../core/search/quick-search';
import type { QuickSearchBoxProps } from './quick-search.contract';

/** The quick search of core/search as a widget of its own. */
export function QuickSearchBox(props: QuickSearchBoxProps) {
  return <QuickSearch {...props} endpoint={props.endpoint || undefined} />;
}
