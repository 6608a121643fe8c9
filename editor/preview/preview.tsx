import { useCallback, useRef } from 'react';
import type { Address } from '../address';
import type { EditorWidget } from '../model/widgets';
import { shownSnippet } from '../sample-address';
import { useUi } from '../ui';
import { bringIntoView, PreviewFrame, useWidth } from './preview-frame';
import { useShownTag } from './show-in-frame';

interface PreviewProps {
  readonly widget: EditorWidget;
  readonly snippet: string;
  readonly address: Address;
  /** Called with the mistakes that the page finds. */
  readonly onFound: (found: readonly string[]) => void;
}

/**
 * Goes to a hash of the page, which opens what is closed until then; again, if it is there already.
 */
function openBy(frame: HTMLIFrameElement | null, hash: string): void {
  const page = frame?.contentWindow;
  if (!page) return;
  // A whole address, since a relative one would be the catalogue's; and without an entry for its
  // back button.
  const address = page.location.href.replace(/#.*/, '');
  page.history.replaceState(null, '', address);
  page.location.replace(address + hash);
}

/** The widget in a page of the brand. */
export function Preview({ widget, snippet, address, onFound }: PreviewProps) {
  const { t, ui } = useUi();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useWidth();
  const { brand, language } = address;
  const { tag } = widget;
  const around = useCallback(
    (place: Element, put: () => boolean) => {
      const page = place.ownerDocument;
      const { dataset } = page.documentElement;
      const isAsWide = dataset.width === width;
      dataset.width = width;
      if (!isAsWide) bringIntoView(place);
      // The page's own header would be a second one.
      for (const one of page.querySelectorAll(`body > ${tag}`)) one.remove();
      if (put()) bringIntoView(place);
    },
    [tag, width],
  );
  const show = useShownTag(frame, {
    snippet: shownSnippet(snippet),
    placeIn: (page) => page.getElementById('place'),
    onFound,
    around,
  });
  const [hash] = /#[\w-]+/.exec(widget.contract.unseen ?? '') ?? [];
  return (
    <PreviewFrame
      frame={frame}
      title={t('previewOf', { title: widget.title })}
      src={`preview.html?${new URLSearchParams({ brand, language, ui })}`}
      widths={['desktop', 'phone', 'column']}
      width={width}
      onWidth={setWidth}
      onCome={show}
    >
      {hash && (
        <button type="button" className="quiet" onClick={() => openBy(frame.current, hash)}>
          {t('showOpen')}
        </button>
      )}
    </PreviewFrame>
  );
}
