import { element, h } from './wp';

declare global {
  interface Window {
    /** Given by includes/blocks.php. */
    readonly atriaWidgetsBlocks: { readonly head: string; readonly schemas: readonly object[] };
  }
}

/** A page of its own, so that the editor's styles stay out and what is fixed stays inside. */
const head = (): string =>
  `<!doctype html><base href="${location.origin}/"><style>body { margin: 0 }</style>${window.atriaWidgetsBlocks.head}<body></body>`;

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

/** The widget itself, as visitors will see it; presses go to the block. */
export function Preview({ markup, title }: { readonly markup: string; readonly title: string }) {
  const frame = element.useRef<HTMLIFrameElement | null>(null);
  const show = () => {
    const body = frame.current?.contentDocument?.body;
    if (body) body.innerHTML = markup;
  };
  element.useEffect(show, [markup]);
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
