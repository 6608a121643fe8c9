import { element, h } from './wp';

declare global {
  interface Window {
    /** Given by includes/blocks.php. */
    readonly atriaWidgetsBlocks: { readonly head: string; readonly schemas: readonly object[] };
  }
}

/** A page of its own, so that the editor's styles stay out and what is fixed stays inside. */
const page = (): string =>
  `<!doctype html><base href="${location.origin}/"><style>body { margin: 0 }</style>${window.atriaWidgetsBlocks.head}<body></body>`;

function follow(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument;
  if (!content) return;
  const watch = new ResizeObserver(() => {
    frame.style.height = `${Math.max(48, content.body.offsetHeight)}px`;
  });
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
  return h('iframe', {
    ref: frame,
    title,
    srcDoc: page(),
    tabIndex: -1,
    style: { display: 'block', width: '100%', border: 0, pointerEvents: 'none' },
    onLoad: () => {
      show();
      if (frame.current) follow(frame.current);
    },
  });
}
