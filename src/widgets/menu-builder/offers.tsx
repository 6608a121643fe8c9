import { useState } from 'react';
import type { Elements } from '../../core/element/elements';
import { useWidget } from '../../core/element/widget-context';
import { formatShownDate } from '../../core/i18n/formats';
import { useTexts } from '../../core/i18n/use-texts';
import { Button } from '../../core/ui/button';
import { ButtonLink } from '../../core/ui/button-link';
import { Notice } from '../../core/ui/notice';
import { useAction } from '../../core/ui/use-action';
import { styles } from './menu-builder.styles';
import { texts } from './menu-builder.texts';
import { lastSaved, savedAddress } from './saved-menu';

/** What the visitor can do with a menu of their own: words and buttons. */
const Offer = ({ text, children }: { readonly text: string; readonly children: Elements }) => (
  <div className={styles.draft}>
    <Notice tone="info">
      <p>{text}</p>
      <div className={styles.offer}>{children}</div>
    </Notice>
  </div>
);

interface DraftOfferProps {
  readonly onResume: () => void;
  readonly onDiscard: () => void;
  /** Restores discarded edits; undefined if there are none. */
  readonly onRestore: (() => void) | undefined;
}

/** Unsaved edits, to continue or to discard. */
export function DraftOffer({ onResume, onDiscard, onRestore }: DraftOfferProps) {
  const t = useTexts(texts);
  if (onRestore)
    return (
      <Offer text={t('/menu/discarded')}>
        <Button size="s" variant="secondary" onClick={onRestore}>
          {t('/menu/restore')}
        </Button>
      </Offer>
    );
  return (
    <Offer text={t('/menu/draft')}>
      <Button size="s" onClick={onResume}>
        {t('/menu/resume')}
      </Button>
      <Button size="s" variant="secondary" onClick={onDiscard}>
        {t('/menu/discard')}
      </Button>
    </Offer>
  );
}

/** The button that copies the menu's address. A page without TLS may not write the clipboard. */
function CopyAddress() {
  const t = useTexts(texts);
  const { announce } = useWidget();
  const { run, value, error } = useAction(
    async () => {
      await navigator.clipboard.writeText(window.location.href);
      announce(t('/menu/copied'));
      return true;
    },
    { when: 'latest' },
  );
  if (error) return <span>{t('/menu/not-copied')}</span>;
  return (
    <Button size="s" variant="secondary" onClick={run}>
      {t(value ? '/menu/copied' : '/menu/copy')}
    </Button>
  );
}

/**
 * The last menu saved in this browser: a link to it if the address names none, and at its own
 * address a button to copy that.
 */
export function LastSaved({ named }: { readonly named: string }) {
  const t = useTexts(texts);
  const { language } = useWidget();
  const [saved] = useState(lastSaved);
  if (!saved || (named && named !== saved.menuId)) return null;
  return (
    <Offer text={t('/menu/last-saved', formatShownDate(saved.date, language))}>
      {named ? (
        <CopyAddress />
      ) : (
        <ButtonLink size="s" href={savedAddress(window.location.href, saved.menuId)}>
          {t('/menu/open')}
        </ButtonLink>
      )}
    </Offer>
  );
}
