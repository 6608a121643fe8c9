import { QuickSearchPanel } from './quick-search-panel';
import { forgetSearches, rememberSearch } from './recent-searches';
import { createSuggestions } from './suggestions';

/** What a search box needs once somebody goes to it. */
export const parts = { QuickSearchPanel, createSuggestions, forgetSearches, rememberSearch };
