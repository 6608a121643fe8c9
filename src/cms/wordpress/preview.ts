import type { EditedWindow } from '../../help/mistake';
import { element, h } from './wp';

declare global {
  interface Window {
    /** Given by includes/blocks.php. */
    readonly atriaWidgetsBlocks: { readonly head: string };
  }
}

/**
 * A page of its own, so that the editor's styles stay out and what is fixed stays inside. Its `lang`
 * is that of edit mode's words; the list in its corner is said beside the form instead.
 */
const head = (): string =>
  `<!doctype html><html lang="${document.documentElement.lang}"><base href="${location.origin}/"><style>body { margin: 0 } [data-atria-help] { display: none }</style>${window.atriaWidgetsBlocks.head}<body></body>`;

/**
 * A desktop's window with the block's width for its page, so that the widget has as many columns as
 * it will have for visitors; as high as what stands in it.
 */
function fitFrame(frame: HTMLIFrameElement): void {
  const { contentDocument: content, parentElement: place } = frame;
  if (!content || !place) return;
  const watch = new ResizeObserver(() => {
    content.body.style.width = `${place.clientWidth}px`;
    frame.style.height = `${Math.max(48, content.body.offsetHeight)}px`;
  });
  watch.observe(place);
  watch.observe(content.body);
}

interface PreviewProps {
  readonly markup: string;
  readonly title: string | undefined;
  /** Takes what edit mode finds wrong, as long as it is there. */
  readonly onFound?: ((found: readonly string[]) => void) | undefined;
}

/** The widget itself, as visitors will see it; presses go to the block. */
export function Preview({ markup, title, onFound }: PreviewProps) {
  const frame = element.useRef<HTMLIFrameElement | null>(null);
  const show = () => {
    const body = frame.current?.contentDocument?.body;
    if (body) body.innerHTML = markup;
    return undefined;
  };
  element.useEffect(show, [markup]);
  element.useEffect(() => {
    if (!onFound) return undefined;
    // What a page finds comes with the answers of its calls.
    const timer = setInterval(() => {
      const page = frame.current?.contentWindow as EditedWindow | null | undefined;
      onFound((page?.atria?.problems?.() ?? []).map(({ text }) => text));
    }, 1000);
    return () => clearInterval(timer);
  }, [onFound]);
  const page = h('iframe', {
    ref: frame,
    title,
    srcDoc: head(),
    tabIndex: -1,
    style: {
      ...{ display: 'block', width: 'max(100%, 1280px)', maxWidth: 'none', border: 0 },
      pointerEvents: 'none',
    },
    onLoad: () => {
      show();
      if (frame.current) fitFrame(frame.current);
    },
  });
  return h('div', { style: { overflow: 'hidden' } }, page);
}
