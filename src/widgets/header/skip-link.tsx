import type { MouseEvent } from 'react';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { lendFocus, mainContent } from '../../core/ui/lend-focus';
import { styles } from './header.styles';
import { texts } from './header.texts';

/** The first stop of the keyboard: it skips the header to the page's main content. */
export function SkipLink() {
  const { host } = useWidget();
  const skip = (event: MouseEvent) => {
    const main = mainContent(host);
    if (!main) return;
    event.preventDefault();
    lendFocus(main);
    main.scrollIntoView();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link within the page; the script finds its end.
    <a className={styles.skip} href="#main" onClick={skip}>
      {useTexts(texts)('/header/skip')}
    </a>
  );
}
