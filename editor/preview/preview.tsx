import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from '../address';
import type { EditorWidget } from '../model/widgets';
import { onPlaced } from '../preview-page/placed';
import { shownSnippet } from '../sample-address';
import { useUi } from '../ui';
import { useBoxSize } from './use-box-size';
import { useShownTag } from './use-shown-tag';

export type Width = 'desktop' | 'phone' | 'column';
const pixels: Readonly<Record<Width, number>> = { desktop: 1280, phone: 375, column: 1280 };

interface PreviewProps {
  readonly widget: EditorWidget;
  readonly snippet: string;
  readonly address: Address;
  /** Takes what the page finds wrong. */
  readonly onFound: (found: readonly string[]) => void;
}

const placeIn = (page: Document): Element | null => page.getElementById('place');

/** Nothing that is pressed in the preview leads away from it. */
function stay(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((one) => (one as Element).localName === 'a');
      const address = (link as Element | undefined)?.getAttribute('href') ?? '#';
      if (!address.startsWith('#')) event.preventDefault();
    },
    true,
  );
}

/** Scrolls the page to the widget, without the page around the frame. */
function bringIntoView(place: Element): void {
  const page = place.ownerDocument.defaultView;
  const top = place.getBoundingClientRect().top + (page?.scrollY ?? 0);
  page?.scrollTo({ top: top - 120, behavior: 'instant' });
}

/** Goes to a place of the page, which opens what is closed till then; again, if it is there already. */
function openBy(frame: HTMLIFrameElement | null, hash: string): void {
  const page = frame?.contentWindow;
  if (!page) return;
  // A whole address, since a relative one would be of the catalogue; and no step for its back button.
  const address = page.location.href.replace(/#.*/, '');
  page.history.replaceState(null, '', address);
  page.location.replace(address + hash);
}

/** The widget in a page of the brand, as wide as asked, made small to fit. */
export function Preview({ widget, snippet, address, onFound }: PreviewProps) {
  const { t, ui } = useUi();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>(innerWidth < 640 ? 'phone' : 'desktop');
  const size = useBoxSize(box);
  const { brand, language } = address;
  const src = `preview.html?${new URLSearchParams({ brand, language, ui })}`;

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
  const shown = shownSnippet(snippet);
  const latest = useRef(() => {});
  latest.current = useShownTag(frame, { snippet: shown, placeIn, onFound, around });
  const [isLost, setLost] = useState(false);
  const tries = useRef(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    return onPlaced(frame.current, ({ ownerDocument }) => {
      tries.current = 0;
      setLost(false);
      stay(ownerDocument);
      latest.current();
    });
  }, []);
  const onLoad = () => {
    const page = frame.current?.contentDocument;
    if (page?.documentElement.hasAttribute('data-preview') || !frame.current) return;
    // Something led away from the page, or it is not to be had: it is asked for once more.
    tries.current += 1;
    if (tries.current > 1) setLost(true);
    else frame.current.src = src;
  };
  const [hash] = /#[\w-]+/.exec(widget.contract.unseen ?? '') ?? [];
  const scale = Math.min(1, size.width / pixels[width]) || 1;
  return (
    <section className="preview" aria-labelledby="preview-heading" id="look" tabIndex={-1}>
      <div className="preview-head">
        <h2 id="preview-heading">{t.preview}</h2>
        <fieldset className="widths">
          <legend className="unseen">{t.width}</legend>
          {(Object.keys(pixels) as Width[]).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="width"
                checked={width === one}
                onChange={() => setWidth(one)}
              />
              <span>{t.widths[one]}</span>
            </label>
          ))}
        </fieldset>
        {hash && (
          <button type="button" className="quiet" onClick={() => openBy(frame.current, hash)}>
            {t.showOpen}
          </button>
        )}
        <button
          type="button"
          className="quiet"
          onClick={() => frame.current?.contentWindow?.location.reload()}
        >
          {t.anew}
        </button>
      </div>
      {isLost && (
        <p className="wrong" role="alert">
          {t.previewLost}
        </p>
      )}
      <div className="preview-box" ref={box} data-width={width}>
        <iframe
          ref={frame}
          src={src}
          title={t.previewOf(widget.title)}
          onLoad={onLoad}
          style={{
            inlineSize: pixels[width],
            blockSize: size.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  );
}
