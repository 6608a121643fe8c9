import { useRef } from 'react';
import { observeSize } from '../../src/core/page/observe-size';
import { useShownTag } from '../preview/show-in-frame';
import { useUi } from '../ui';

/** A page of its own, so that the editor's styles do not apply and fixed elements stay inside. */
const head = (ui: string): string =>
  `<!doctype html><html lang="${ui}"><base href="${location.origin}/"><style>body { margin: 0 } [data-atria-help] { display: none }</style>${window.atriaWidgetsBlocks.head}<body></body>`;

/**
 * A desktop's window with the block's width for its page, so that the widget has as many columns as
 * for visitors; as high as its content.
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
  /** Called with the mistakes that edit mode finds, as long as it is there. */
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
  const showAnew = useShownTag(frame, { snippet: markup, placeIn: ({ body }) => body, onFound });
  const onLoad = () => {
    showAnew();
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
