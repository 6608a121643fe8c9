import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { type Pictured, picturedBy } from '../../scripts/describe/pictured';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import type { EditorWidget } from '../model/widgets';
import { useBoxSize } from '../preview/preview-frame';
import { showTag } from '../preview/sync';
import { onPlaced } from '../preview-page/exchange';
import { shownSnippet } from '../sample-address';
import { useUi } from '../ui';
import type { GalleryProps } from './gallery';

type PictureProps = Pick<GalleryProps, 'brand' | 'language'> & { readonly widget: EditorWidget };

/** The page width for a widget: a small widget is shown larger, one over the page whole. */
function widthFor(page: Document): number {
  const isOpen = page.querySelector('#place > *')?.shadowRoot?.querySelector('dialog[open]');
  const height = page.querySelector('main')?.scrollHeight ?? 0;
  return isOpen || height > 460 ? 1100 : height > 250 ? 760 : 520;
}

/** A widget's picture, or a text if there is nothing to see. */
export function Picture(props: PictureProps) {
  const { name, examples } = props.widget;
  const pictured = picturedBy(name, examples);
  return pictured ? (
    <LivePicture {...props} pictured={pictured} />
  ) : (
    <div className="picture">
      <NothingSeen />
    </div>
  );
}

const NothingSeen = () => <p className="nothing-seen">{useUi().t('nothingSeen')}</p>;

/** The address of the page for an example's picture, with all that the example needs. */
function addressOf(example: Example, { brand, language }: PictureProps) {
  const { fault, query, hash = '' } = example;
  const all = new URLSearchParams(query);
  const asked = { brand: example.brand ?? brand, language, picture: '', ...(fault && { fault }) };
  for (const [key, value] of Object.entries(asked)) all.set(key, value);
  return `preview.html?${all}${hash}`;
}

/**
 * The widget itself in a page of the brand, scaled down. It loads near the window, a few at a time,
 * and is removed far from it.
 */
function LivePicture(props: PictureProps & { readonly pictured: Pictured }) {
  const { widget, pictured } = props;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useBoxSize(place);
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(pictured.width ?? 1100);
  const [state, setState] = useState<'awaited' | 'shown' | 'empty'>('awaited');
  /** Ends its turn, and waits no longer. */
  const done = useRef(() => {});
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        done.current();
        // Several changes may have queued: the last counts.
        if (entries.at(-1)?.isIntersecting) done.current = takeTurn(() => setNear(true));
        else setNear(false);
        setState('awaited');
      },
      { rootMargin: '50% 0px' },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      done.current();
    };
  }, []);
  const example: Example = widget.examples[pictured.example] ?? { title: '' };
  // The page has brand and language already.
  const { brand: _, language: __, ...rest } = example;
  const markup = shownSnippet(exampleMarkup(widget.contract, rest));
  useEffect(() => {
    const element = frame.current;
    if (!isNear || !element) return undefined;
    return onPlaced(element, (placeOfTag) => {
      showTag(placeOfTag, markup);
      const page = placeOfTag.ownerDocument;
      const giveTurn = done.current;
      const callOff = whenShown(page, (isSeen) => {
        if (pictured.width === undefined) setWidth(widthFor(page));
        setState(isSeen ? 'shown' : 'empty');
        giveTurn();
      });
      done.current = () => {
        callOff();
        giveTurn();
      };
    });
  }, [isNear, markup, pictured]);
  return (
    <div ref={place} className="picture" inert data-shown={state === 'shown'}>
      {isNear && (
        <iframe
          ref={frame}
          src={addressOf(example, props)}
          title={widget.title}
          tabIndex={-1}
          style={{
            inlineSize: width,
            blockSize: (width * box.height) / box.width,
            transform: `scale(${box.width / width})`,
          }}
        />
      )}
      {state === 'empty' && <NothingSeen />}
    </div>
  );
}

/** Pictures load three at a time: more would make all of them late. */
const inTurn = pLimit(3);

/**
 * Starts something in its turn.
 *
 * @returns a function to call when it is ready, or no longer wanted
 */
function takeTurn(start: () => void): () => void {
  const turn = new AbortController();
  const { signal } = turn;
  void inTurn(async () => {
    if (signal.aborted) return;
    start();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  });
  return () => turn.abort();
}

/** How long others wait for a picture, in milliseconds. */
const longest = 8000;

/** Whether all widgets have painted their first content; true if the browser cannot tell. */
const isReady = (page: Document): boolean =>
  !CSS.supports('selector(:state(ready))') ||
  [...page.querySelectorAll('main *')].every(
    (one) => !one.localName.startsWith('atria-') || one.matches(':state(ready)'),
  );

/** The places of all visible widgets, as a text; '' if there is nothing to see. */
function lookOf(page: Document): string {
  const parts = [...page.querySelectorAll('main *')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('*') ?? []),
  ]);
  return parts
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ width, height, top }) => `${width} ${height} ${top}`)
    .join();
}

/**
 * Calls back once the widgets of a page have painted their first content and no longer move, with
 * whether anything is visible; also after a longest wait.
 *
 * @returns a function that cancels it.
 */
export function whenShown(page: Document, then: (isSeen: boolean) => void): () => void {
  const begin = performance.now();
  let before = '';
  let isLate = false;
  const timer = setInterval(() => {
    const look = isReady(page) ? lookOf(page) : '';
    const isStill = look !== '' && look === before;
    before = look;
    if (isStill) clearInterval(timer);
    else if (isLate || performance.now() - begin < longest) return;
    isLate = true;
    then(lookOf(page) !== '');
  }, 100);
  return () => clearInterval(timer);
}
