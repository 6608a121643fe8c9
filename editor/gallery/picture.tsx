import { useEffect, useRef, useState } from 'react';
import { type Pictured, picturedBy } from '../../scripts/describe/pictured';
import type { EditorWidget } from '../model/widgets';
import { useBoxSize } from '../preview/use-box-size';
import { useUi } from '../ui';
import type { GalleryProps } from './gallery';
import { takeTurn } from './turns';
import { whenShown } from './when-shown';

type PictureProps = Pick<GalleryProps, 'brand' | 'language'> & { readonly widget: EditorWidget };

/** How wide a widget's page is: what is small is shown larger, what lies over the page whole. */
function widthFor(page: Document): number {
  const isOpen = page.querySelector('main > *')?.shadowRoot?.querySelector('dialog[open]');
  const height = page.querySelector('main')?.scrollHeight ?? 0;
  return isOpen || height > 460 ? 1100 : height > 250 ? 760 : 520;
}

/** A widget's picture, or words where nothing is to be seen. */
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

const NothingSeen = () => <p className="nothing-seen">{useUi().t.nothingSeen}</p>;

/**
 * The widget itself in a page of the brand, made small. It comes when it is near the window, some at
 * a time, and goes when it is far.
 */
function LivePicture(props: PictureProps & { readonly pictured: Pictured }) {
  const { widget, brand, language, pictured } = props;
  const place = useRef<HTMLDivElement>(null);
  const box = useBoxSize(place);
  const [isNear, setNear] = useState(false);
  const [width, setWidth] = useState(pictured.width ?? 1100);
  const [state, setState] = useState<'awaited' | 'shown' | 'empty'>('awaited');
  /** Gives the turn back, and waits no longer. */
  const done = useRef(() => {});
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        done.current();
        if (entry?.isIntersecting) done.current = takeTurn(() => setNear(true));
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
  const onLoad = (page: Document | null) => {
    if (!page) return;
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
  };
  const own = widget.examples[pictured.example]?.brand;
  const query = new URLSearchParams({
    ...{ only: pictured.example, brand: own ?? brand, language, picture: '' },
  });
  return (
    <div ref={place} className="picture" inert data-shown={state === 'shown'}>
      {isNear && (
        <iframe
          src={`/widgets/${widget.name}?${query}`}
          title={widget.title}
          tabIndex={-1}
          style={{
            inlineSize: width,
            blockSize: (width * box.height) / box.width,
            transform: `scale(${box.width / width})`,
          }}
          onLoad={({ currentTarget }) => onLoad(currentTarget.contentDocument)}
        />
      )}
      {state === 'empty' && <NothingSeen />}
    </div>
  );
}
