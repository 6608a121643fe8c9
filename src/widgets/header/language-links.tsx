import { useSyncExternalStore } from 'react';
import type { LanguageMenu, NavigationLink } from '../../api/navigation';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { langAttribute, languageOfName, languageSwitch } from '../../core/page/language';
import { onAddress } from '../../core/page/location';
import type { RetriedCall } from '../../core/page/use-call';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { styles } from './header.styles';
import { texts } from './header.texts';

interface LanguageLinksProps {
  readonly navigation: RetriedCall<LanguageMenu>;
  /** Whether every language is a link, instead of one globe link [HDR-15, HDR-27]. */
  readonly all?: boolean | undefined;
}

/** The links to the other languages; nothing before they are known [HDR-15, HDR-27]. */
export function LanguageLinks({ navigation: { data, status }, all }: LanguageLinksProps) {
  const { language } = useWidget();
  const t = useTexts(texts);
  if (status === 'loading' && !data) return null;
  // A label of the page before gets its link from this page's answer, or disappears.
  const menu = data?.languageMenu.filter(({ link }) => link || status === 'loading') ?? [];
  if (all && menu.length > 0)
    return (
      <nav aria-label={t('/header/languages')}>
        <ul className={styles.languages}>
          {menu.map((one) => (
            <li key={one.label}>
              <LanguageLink {...one} />
            </li>
          ))}
        </ul>
      </nav>
    );
  const { label, href } = languageSwitch(language);
  return <LanguageLink {...(menu[0] ?? { label, link: href })} globe />;
}

/**
 * The page's address in another language, from `<link rel=alternate>`, with the query here unless
 * it has its own; else ''. A server returns '', so that its markup serves every query of a page.
 */
function useAlternate(code: string | undefined): string {
  const read = () => {
    const selector = `link[rel~=alternate][hreflang|="${code}" i]`;
    const { href = '' } = document.querySelector<HTMLLinkElement>(selector) ?? {};
    return href.replace(/^[^?#]+(?=#|$)/, (path) => path + window.location.search);
  };
  return useSyncExternalStore(onAddress, read, () => '');
}

/** A link to this page in the language if the page declares it, else to the menu's address. */
function LanguageLink({ label, link, globe }: NavigationLink & { readonly globe?: boolean }) {
  const { language } = useWidget();
  const code = languageOfName(label);
  const alternate = useAlternate(code);
  return (
    <Link
      className={styles.action}
      href={alternate || link}
      lang={code}
      hrefLang={code}
      aria-current={code === langAttribute(language) || undefined}
    >
      {globe && drawIcon('globe')}
      <span>{label}</span>
    </Link>
  );
}
