import { useEffect, useRef, useState } from 'react';
import { type Pictured, picturedBy } from '../../scripts/describe/pictured';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import type { EditorWidget } from '../model/widgets';
import { showTag } from '../preview/sync-tag';
import { useBoxSize } from '../preview/use-box-size';
import { onPlaced } from '../preview-page/placed';
import { shownSnippet } from '../sample-address';
import { useUi } from '../ui';
import type { GalleryProps } from './gallery';
import { takeTurn } from './turns';
import { whenShown } from './when-shown';

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
function addressOf(
  { brand: own, fault, query, hash = '' }: Example,
  brand: Brand,
  language: Language,
) {
  const all = new URLSearchParams(query);
  const asked = { brand: own ?? brand, language, picture: '', ...(fault && { fault }) };
  for (const [key, value] of Object.entries(asked)) all.set(key, value);
  return `preview.html?${all}${hash}`;
}

/** The tag of an example; the page has brand and language already. */
const markupOf = (
  { contract }: EditorWidget,
  { brand: _, language: __, ...rest }: Example,
): string => exampleMarkup(contract, rest);

/**
 * The widget itself in a page of the brand, scaled down. It loads near the window, a few at a time,
 * and is removed far from it.
 */
function LivePicture(props: PictureProps & { readonly pictured: Pictured }) {
  const { widget, brand, language, pictured } = props;
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
  const markup = shownSnippet(markupOf(widget, example));
  useEffect(() => {
    const element = frame.current;
    if (!isNear || !element) return undefined;
    return onPlaced(element, (placeOfTag) => {
      showTag(placeOfTag, markup, undefined);
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
          src={addressOf(example, brand, language)}
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
