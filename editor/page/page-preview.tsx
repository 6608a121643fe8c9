import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { safePage } from '../../src/cms/safe-markup';
import type { Address } from '../address';
import { bringIntoView, PreviewFrame, useWidth } from '../preview/preview-frame';
import { useLooking, withTheKey } from '../preview/show-in-frame';
import { syncPage } from '../preview/sync';
import { shownSnippet } from '../sample-address';
import { inertSource } from '../source/page-source';
import { useStable, useUi } from '../ui';
import { firstWords, type Part } from './parts';

interface PagePreviewProps {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly address: Address;
  /** The part to scroll to; undefined without one. */
  readonly looked: number | undefined;
  /** Called with the mistakes that the page finds in that part. */
  readonly onFound: (found: readonly string[]) => void;
}

/** Shows a page's source, cleaned, in the place of a preview. */
function showIn(place: Element, text: string): readonly string[] {
  const page = place.ownerDocument;
  const { source, leftOut } = inertSource(shownSnippet(text));
  const safe = safePage(source, page);
  // A page with its own layout needs none around it.
  place.classList.toggle('atria-wrap', !/<main\b|\batria-(wrap|band)\b/.test(text));
  if (safe.body.querySelector('atria-header'))
    for (const one of page.querySelectorAll('body > atria-header')) one.remove();
  syncPage(place, safe.body);
  return [...leftOut, ...safe.leftOut];
}

/** The whole page, as visitors will see it. */
export function PagePreview({ text, parts, address, looked, onFound }: PagePreviewProps) {
  const { t, ui } = useUi();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useWidth();
  const [leftOut, setLeftOut] = useState('');
  const { brand, language } = address;
  const placeNow = () => frame.current?.contentDocument?.getElementById('place');
  const show = useStable(() => {
    const place = placeNow();
    if (place) setLeftOut(showIn(place, text).join(', '));
  });
  const find = () => {
    const place = placeNow();
    return place && looked !== undefined ? shownPart(place, parts, looked) : undefined;
  };
  const markLooked = useStable(() => {
    const element = find();
    if (!element) return;
    bringIntoView(element);
    const outline = '3px solid #1456c4';
    element.animate([{ outline }, { outline }], { duration: 1500 });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the letter in its field.
  useLayoutEffect(() => withTheKey(frame.current, show), [text, show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each other part.
  useEffect(markLooked, [looked, markLooked]);
  useLooking(find, onFound);
  return (
    <>
      <PreviewFrame
        frame={frame}
        title={t('previewOf', { title: t('page') })}
        src={`preview.html?${new URLSearchParams({ brand, language, ui, page: '' })}`}
        widths={['desktop', 'phone']}
        width={width}
        onWidth={setWidth}
        onCome={show}
      />
      {leftOut && <p className="hint">{t('previewLeavesOut', { what: leftOut })}</p>}
    </>
  );
}

/** The widgets of a place that are in no other widget. */
const outermost = (place: Element): Element[] =>
  [...place.children].flatMap((one) =>
    one.localName.startsWith('atria-') ? [one] : outermost(one),
  );

/** The element of a page's part in the preview; undefined for a part that shows nothing. */
export function shownPart(place: Element, parts: readonly Part[], at: number): Element | undefined {
  const part = parts[at];
  if (part?.kind === 'widget') {
    const before = parts.slice(0, at).filter(({ kind }) => kind === 'widget').length;
    return outermost(place)[before];
  }
  return [...place.querySelectorAll(part?.name || 'p')].find(
    (one) => firstWords(one.textContent ?? '') === part?.words,
  );
}
