import { atom } from 'jotai/vanilla';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CartLine } from '../../api/cart';
import { changeMirror } from '../cart/cart.atoms';
import { restoreLine } from '../cart/change-cart';
import { useAnnounced } from '../element/use-announced';
import { useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { pageStore, usePageValue, useSelected } from '../state/store';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PopoverMessage } from '../ui/popover-message';
import { Refusal, refusalText, useAction } from '../ui/use-action';
import { cartTroubleTexts } from './cart-trouble.texts';
import { styles } from './shop-page.styles';

/** The lines of the former cart, and a button that puts them back. */
function LostLines({ lost }: { readonly lost: readonly CartLine[] }) {
  const t = useTexts(cartTroubleTexts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const { api } = useWidget();
  // A line that is in the cart again is no longer lost; the others stay, with the shop's message.
  const { run, busy, error } = useAction(
    async () => {
      const refused: string[] = [];
      for (const line of lost)
        await restoreLine(api, line).catch((reason) => {
          if (!(reason instanceof Refusal)) throw reason;
          refused.push(reason.message);
        });
      if (refused.length > 0) throw new Refusal([...new Set(refused)].join(' '));
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
        <p role="alert">{refusalText(error) || failure(error, shared('/shared/try-again'), '')}</p>
      )}
      <div className={styles.actions}>
        <Button size="s" busy={busy} onClick={run}>
          {t('/shop/put-back')}
        </Button>
        <Button size="s" variant="secondary" onClick={() => changeMirror({ lost: [] })}>
          {t('/shop/leave-out')}
        </Button>
      </div>
    </>
  );
}

const tellersAtom = atom<readonly object[]>([]);

/** Whether this one shows what is wrong: the first in a page's text, else the first. */
function useTeller(inPage: boolean): boolean {
  const { current: me } = useRef({});
  useLayoutEffect(() => {
    const others = () => pageStore.get(tellersAtom).filter((one) => one !== me);
    pageStore.set(tellersAtom, inPage ? [me, ...others()] : [...others(), me]);
    return () => pageStore.set(tellersAtom, others());
  }, [me, inPage]);
  return useSelected(tellersAtom, ([first]) => first === me, false);
}

/** The lost lines that the visitor has closed, on this page. */
const closedAtom = atom<readonly CartLine[]>([]);

/** What is wrong with the cart. */
export interface Trouble {
  /** Whether a call for it takes long. */
  readonly slow: boolean;
  /** The lines that went with a session. */
  readonly lost: readonly CartLine[];
}

export interface CartTroubleProps extends Trouble {
  /** Shown in the page, not above it. */
  readonly inPage?: boolean;
  /** Whether the visitor waits for the shop, here. */
  readonly busy: boolean;
}

/** Says that the shop takes long to answer, and, once per page, which lines are lost [CART-19]. */
export function CartTroubleMessage({ inPage = false, busy, ...trouble }: CartTroubleProps) {
  const t = useTexts(cartTroubleTexts);
  const isTeller = useTeller(inPage);
  const closed = usePageValue(closedAtom);
  const [isSlowClosed, setSlowClosed] = useState(false);
  const lost = isTeller && (inPage || trouble.lost !== closed) ? trouble.lost : [];
  const slow = trouble.slow && busy && !isSlowClosed;
  const names = lost.map(({ name }) => name).join(', ');
  const said = names ? `${t('/shop/lost')} ${names}` : slow ? t('/shop/slow') : '';
  // The message above the page is an alert, which announces itself.
  useAnnounced(inPage && said);
  const close = () => {
    setSlowClosed(trouble.slow);
    pageStore.set(closedAtom, lost);
  };
  if (!said) return null;
  const content = (
    <div className={styles.message}>
      {slow && <p>{t('/shop/slow')}</p>}
      {lost.length > 0 && <LostLines lost={lost} />}
    </div>
  );
  return inPage ? (
    <Notice tone="warning">{content}</Notice>
  ) : (
    <PopoverMessage tone="error" text={said} onClose={close}>
      {content}
    </PopoverMessage>
  );
}
