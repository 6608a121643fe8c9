import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounced } from '../element/use-announced';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useListener } from '../page/use-listener';
import { cx } from '../style/css';
import { drawIcon } from './icon';
import { IconButton } from './icon-button';
import { isComposing } from './is-composing';
import { toneIcons } from './notice';
import { styles } from './popover-message.styles';
import { useFocusBack } from './use-focus-back';

/** The messages of the page, oldest first: each is above the ones before it. */
const messages: { readonly element: HTMLElement; readonly leave: () => void }[] = [];
const gap = 8;
function stack(): void {
  let above = 0;
  for (const { element } of messages) {
    element.style.translate = `0 ${-above}px`;
    above += element.offsetHeight + gap;
  }
}

export interface PopoverMessageProps {
  readonly tone: 'success' | 'error' | 'info';
  /** What it says, in words that need no sight of it; announced each time it changes [IMP-20]. */
  readonly text: string;
  readonly onClose: () => void;
  /** Closes by itself after so many milliseconds, but not while it has the pointer or the focus. */
  readonly autoClose?: number | undefined;
  readonly children: ReactNode;
}

/** A message above the page that does not take the focus; several are stacked. */
export function PopoverMessage(props: PopoverMessageProps) {
  const { tone, text, onClose, autoClose, children } = props;
  const t = useSharedTexts();
  // An error is an alert, which announces its content.
  useAnnounced(tone !== 'error' && text);
  const ref = useRef<HTMLDivElement>(null);
  const focusBackRef = useFocusBack(ref);
  const latest = useRef({ onClose, autoClose });
  latest.current = { onClose, autoClose };
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.showPopover?.();
    const leave = () => latest.current.autoClose && latest.current.onClose();
    const entry = { element, leave };
    messages.push(entry);
    // Of three that close by themselves the oldest closes now: more would cover a phone's window.
    messages[messages.length - 3]?.leave();
    return () => {
      messages.splice(messages.indexOf(entry), 1);
      stack();
    };
  }, []);
  // It may cover the focused element.
  useListener('keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (messages.at(-1)?.element === ref.current) onClose();
  });
  // Another text may have another height.
  useLayoutEffect(stack);
  useEffect(() => {
    if (!autoClose) return;
    const tick = setInterval(() => {
      if (!ref.current?.matches(':hover, :focus-within')) latest.current.onClose();
    }, autoClose);
    return () => clearInterval(tick);
  }, [autoClose]);
  return (
    <div
      ref={focusBackRef}
      popover="manual"
      className={cx(styles.root, styles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
    >
      {drawIcon(toneIcons[tone])}
      <div className={styles.text}>{children}</div>
      <IconButton icon="close" size={1} label={t('/shared/close')} onClick={onClose} />
    </div>
  );
}
