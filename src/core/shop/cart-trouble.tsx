import { useState } from 'react';
import type { CartLine } from '../../api/cart';
import { forgo } from '../cart/cart.atoms';
import { quantityIn, type Trouble } from '../cart/cart.model';
import { restoreLine } from '../cart/change-cart';
import { useAnnounced } from '../element/use-announced';
import { useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PopoverMessage } from '../ui/popover-message';
import { Refusal, useAction } from '../ui/use-action';
import { styles } from './cart-trouble.styles';
import { cartTroubleTexts } from './cart-trouble.texts';
import { refusalText } from './refusal-text';

/** The lines that the shop no longer has, and a button that puts them back. */
function LostLines({ lost }: { readonly lost: readonly CartLine[] }) {
  const t = useTexts(cartTroubleTexts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const { api } = useWidget();
  // A line that is in the cart again is no longer lost; the others stay, with the shop's message.
  const { run, busy, error } = useAction(
    async () => {
      const said: string[] = [];
      for (const line of lost) {
        const { after } = await restoreLine(api, line);
        if (quantityIn(after, line.code) === 0) said.push(after.error || after.warnings.join(' '));
      }
      if (said.length > 0) throw new Refusal([...new Set(said)].join(' '));
    },
    { when: 'once' },
  );
  return (
    <>
      <p>{t('/shop/lost')}</p>
      <ul>
        {lost.map(({ code, name, quantity }) => (
          <li key={code}>{`${name}, ${t('/shop/pieces', quantity)}`}</li>
        ))}
      </ul>
      {error !== undefined && (
        <p role="alert">
          {refusalText(error).trim() || failure(error, shared('/shared/try-again'), '')}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="s" busy={busy} onClick={run}>
          {t('/shop/put-back')}
        </Button>
        <Button size="s" variant="secondary" onClick={() => forgo(lost)}>
          {t('/shop/leave-out')}
        </Button>
      </div>
    </>
  );
}

export interface CartTroubleProps extends Trouble {
  /** Shown in the page, not above it. */
  readonly inPage?: boolean;
}

/** Says that the shop takes long to answer, and which lines are lost. */
export function CartTrouble({ slow, lost, inPage }: CartTroubleProps) {
  const t = useTexts(cartTroubleTexts);
  const [closed, setClosed] = useState(false);
  const names = lost.map(({ name }) => name).join(', ');
  const said = names ? `${t('/shop/lost')} ${names}` : slow ? t('/shop/slow') : '';
  // The message above the page is an alert, which announces itself.
  useAnnounced(inPage && said);
  const content = (
    <div className={styles.root}>
      {slow && <p>{t('/shop/slow')}</p>}
      {lost.length > 0 && <LostLines lost={lost} />}
    </div>
  );
  const close = () => {
    setClosed(true);
    forgo(lost);
  };
  if (closed) return null;
  return inPage ? (
    <Notice tone="warning">{content}</Notice>
  ) : (
    <PopoverMessage tone="error" text={said} onClose={close}>
      {content}
    </PopoverMessage>
  );
}
