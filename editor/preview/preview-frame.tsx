import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onPlaced } from '../preview-page/exchange';
import { useStable, useUi } from '../ui';

const pixels = { desktop: 1280, phone: 375, column: 1280 } as const;
export type Width = keyof typeof pixels;

/** The address of the pressed link; '#' is no other place of the page, and no link is like it. */
function pressedAddress(event: Event): string {
  const link = event.composedPath().find((one) => (one as Element).localName === 'a');
  return (link as Element | undefined)?.getAttribute('href') ?? '#';
}

/** Keeps presses in the preview from leaving its page. */
export function stay(page: Document): void {
  const leave = (event: Event) => {
    if (!pressedAddress(event).startsWith('#')) event.preventDefault();
  };
  page.addEventListener('click', leave, true);
  // A `<base>` would lead a hash to the organisation's site. After all listeners of the widgets.
  page.defaultView?.addEventListener('click', (event) => {
    const address = pressedAddress(event);
    if (event.defaultPrevented || address === '#') return;
    event.preventDefault();
    if (page.defaultView) page.defaultView.location.hash = address;
  });
}

/** Scrolls the page to one of its elements, but not the page around the frame. */
export function bringIntoView(place: Element): void {
  const page = place.ownerDocument.defaultView;
  const top = place.getBoundingClientRect().top + (page?.scrollY ?? 0);
  page?.scrollTo({ top: top - 120, behavior: 'instant' });
}

interface PreviewFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly title: string;
  readonly src: string;
  /** The offered widths. */
  readonly widths: readonly Width[];
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
  /** Shows the content in a page that has just loaded. */
  readonly onCome: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The first width of a preview. */
export const useWidth = () => useState<Width>(innerWidth < 640 ? 'phone' : 'desktop');

/** A page of the brand in a frame, as wide as requested, scaled down to fit. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { frame, title, src, widths, width, onWidth, onCome, children } = props;
  const { t } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  /** How many times in a row the page was left, or failed to load. */
  const [lost, setLost] = useState(0);
  const onPage = useStable(onCome);
  useEffect(() => {
    if (!frame.current) return undefined;
    return onPlaced(frame.current, ({ ownerDocument }) => {
      setLost(0);
      stay(ownerDocument);
      onPage();
    });
  }, [frame, onPage]);
  const onLoad = () => {
    const page = frame.current?.contentDocument;
    if (page?.documentElement.hasAttribute('data-preview') || !frame.current) return;
    // It is loaded once more.
    if (lost === 0) frame.current.src = src;
    setLost(lost + 1);
  };
  const scale = Math.min(1, size.width / pixels[width]) || 1;
  return (
    <section className="preview" aria-labelledby="preview-heading" id="look" tabIndex={-1}>
      <div className="preview-head">
        <h2 id="preview-heading">{t('preview')}</h2>
        <fieldset className="widths">
          <legend className="unseen">{t('width')}</legend>
          {widths.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="width"
                checked={width === one}
                onChange={() => onWidth(one)}
              />
              <span>{t(`widths.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        {children}
        <button
          type="button"
          className="quiet"
          onClick={() => frame.current?.contentWindow?.location.reload()}
        >
          {t('loadAgain')}
        </button>
      </div>
      {lost > 1 && (
        <p className="wrong" role="alert">
          {t('previewLost')}
        </p>
      )}
      <div className="preview-box" ref={box} data-width={width}>
        <iframe
          ref={frame}
          src={src}
          title={title}
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

/** The size of an element, as it changes. */
export function useBoxSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return size;
}
