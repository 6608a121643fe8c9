import { useState } from 'react';
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
export function LastSaved({ named }: { readonly named: string | null }) {
  const t = useTexts(texts);
  const { language } = useWidget();
  const [saved] = useState(lastSaved);
  if (!saved || (named && named !== saved.menuId)) return null;
  return (
    <div className={styles.draft}>
      <Notice tone="info">
        <p>{t('/menu/last-saved', formatShownDate(saved.date, language))}</p>
        <div className={styles.offer}>
          {named ? (
            <CopyAddress />
          ) : (
            <ButtonLink size="s" href={savedAddress(window.location.href, saved.menuId)}>
              {t('/menu/open')}
            </ButtonLink>
          )}
        </div>
      </Notice>
    </div>
  );
}
