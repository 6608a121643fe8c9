import { useEffect, useRef } from 'react';
import { observeSize } from '../../src/core/page/observe-size';
import { wordsFor } from '../../src/help/words';
import { foundAt } from '../preview/found';
import { type Made, showTag } from '../preview/sync-tag';
import { useUi } from '../ui';

/** A page of its own, so that the editor's styles stay out and what is fixed stays inside. */
const head = (ui: string): string =>
  `<!doctype html><html lang="${ui}"><base href="${location.origin}/"><style>body { margin: 0 } [data-atria-help] { display: none }</style>${window.atriaWidgetsBlocks.head}<body></body>`;

/**
 * A desktop's window with the block's width for its page, so that the widget has as many columns as
 * it will have for visitors; as high as what stands in it.
 */
function fitFrame(frame: HTMLIFrameElement): void {
  const { contentDocument: content, parentElement: place } = frame;
  if (!content || !place) return;
  const fit = () => {
    content.body.style.width = `${place.clientWidth}px`;
    frame.style.height = `${Math.max(48, content.body.offsetHeight)}px`;
  };
  observeSize(fit, place, content.body);
}

interface PreviewProps {
  readonly markup: string;
  readonly title: string;
  /** Takes what edit mode finds wrong, as long as it is there. */
  readonly onFound?: ((found: readonly string[]) => void) | undefined;
}

const frameStyle = {
  ...{ display: 'block', width: 'max(100%, 1280px)', maxWidth: 'none', border: 0 },
  pointerEvents: 'none',
} as const;

/** The widget itself, as visitors will see it; presses go to the block. */
export function Preview({ markup, title, onFound }: PreviewProps) {
  const { ui } = useUi();
  const frame = useRef<HTMLIFrameElement>(null);
  const made = useRef<Made | undefined>(undefined);
  const show = () => {
    const body = frame.current?.contentDocument?.body;
    if (body) made.current = showTag(body, markup, made.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is of its markup.
  useEffect(() => {
    const timer = setTimeout(show, 200);
    return () => clearTimeout(timer);
  }, [markup]);
  useEffect(() => {
    if (!onFound) return undefined;
    // What a page finds comes with the answers of its calls.
    const timer = setInterval(() => {
      const tag = frame.current?.contentDocument?.body.firstElementChild ?? null;
      onFound(foundAt(tag, wordsFor(ui)));
    }, 1000);
    return () => clearInterval(timer);
  }, [onFound, ui]);
  const onLoad = () => {
    made.current = undefined;
    show();
    if (frame.current) fitFrame(frame.current);
  };
  return (
    <div style={{ overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={head(ui)}
        tabIndex={-1}
        style={frameStyle}
        onLoad={onLoad}
      />
    </div>
  );
}
