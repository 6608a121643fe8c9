import { type CSSProperties, useState } from 'react';
import type { Logo } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';

interface Props {
  /** The story to show. */
  readonly id: string;
  readonly logo: Logo;
  readonly language: string;
  /** The width of the page inside, in CSS pixels; it is scaled down if there is less space. */
  readonly width: number;
}

const margins = 48;
const highest = 1100;
/** For content that fills the window, or floats above it. */
const ofWindow = 640;

/** Reports the height of a story's content, now and when it changes. */
function followHeight(page: Document, tell: (height: number) => void): void {
  const sizes = new ResizeObserver(([entry]) => {
    const height = entry?.target.getBoundingClientRect().height ?? 0;
    tell(height < 8 ? ofWindow : Math.min(height + margins, highest));
  });
  const changes = new MutationObserver(() => {
    const place = page.querySelector('#storybook-root > div > div');
    if (!place) return;
    changes.disconnect();
    sizes.observe(place);
  });
  changes.observe(page.body, { childList: true, subtree: true });
}

/** The address of a story alone, in a brand. It works wherever Storybook is published. */
export const frameAddress = ({ id, logo, language }: Omit<Props, 'width'>): string =>
  `./iframe.html?id=${id}&viewMode=story&globals=brand:${logo};language:${language}`;

/** A story as a page of a brand, at its own width: with its own window, cart and address. */
export function BrandFrame({ width, ...story }: Props) {
  const [height, setHeight] = useState(ofWindow);
  return (
    <div className="brand-frame" style={{ '--width': width, '--height': height } as CSSProperties}>
      <iframe
        key={frameAddress(story)}
        title={`${brandThemes[story.logo].name} (${story.logo})`}
        src={frameAddress(story)}
        loading="lazy"
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument) followHeight(currentTarget.contentDocument, setHeight);
        }}
      />
    </div>
  );
}
