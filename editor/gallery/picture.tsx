import { useEffect, useRef, useState } from 'react';
import type { Example } from '../../src/core/element/examples';
import { type EditorWidget, firstExample } from '../model/widgets';
import { useBoxSize } from '../preview/use-box-size';
import type { GalleryProps } from './gallery';
import { takeTurn } from './turns';

/** The example that shows most: of what is closed at first one in which it is open. */
function pictured(widget: EditorWidget): string {
  const all = Object.entries<Example>(widget.examples);
  const isOpen = ([, { alone, hash, fault }]: [string, Example]) => !fault && (alone || hash);
  const open = widget.contract.unseen ? all.find(isOpen) : undefined;
  return (open ?? all[0] ?? ['default'])[0];
}

/** How wide its page is: what is small is shown larger. */
const widths = { wide: 1100, middle: 760, narrow: 520 };

/**
 * A widget's picture: the widget itself in a page of the brand, made small. It comes when it is
 * near the window, some at a time, and goes when it is far.
 */
export function Picture({
  widget,
  brand,
  language,
}: Omit<GalleryProps, 'onChoose'> & { widget: EditorWidget }) {
  const place = useRef<HTMLDivElement>(null);
  const box = useBoxSize(place);
  const [isNear, setNear] = useState(false);
  const [size, setSize] = useState<keyof typeof widths>('wide');
  const [isShown, setShown] = useState(false);
  const done = useRef(() => {});
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        done.current();
        if (entry?.isIntersecting) done.current = takeTurn(() => setNear(true));
        else setNear(false);
        setShown(false);
      },
      { rootMargin: '50% 0px' },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      done.current();
    };
  }, []);
  const own = firstExample(widget).brand;
  const query = new URLSearchParams({ only: pictured(widget), brand: own ?? brand, language });
  return (
    <div ref={place} className="picture" inert data-shown={isShown}>
      {isNear && (
        <iframe
          src={`/widgets/${widget.name}?${query}`}
          title={widget.title}
          tabIndex={-1}
          style={{
            inlineSize: widths[size],
            blockSize: (widths[size] * box.height) / box.width,
            transform: `scale(${box.width / widths[size]})`,
          }}
          onLoad={({ currentTarget }) => {
            const { contentDocument } = currentTarget;
            setTimeout(() => {
              const height = contentDocument?.querySelector('main')?.scrollHeight ?? 0;
              const isOpen = contentDocument
                ?.querySelector('main > *')
                ?.shadowRoot?.querySelector('dialog[open]');
              setSize(isOpen || height > 460 ? 'wide' : height > 250 ? 'middle' : 'narrow');
              setShown(true);
              done.current();
            }, 400);
          }}
        />
      )}
    </div>
  );
}
