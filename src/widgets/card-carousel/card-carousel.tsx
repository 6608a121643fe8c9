import { type ReactElement, useLayoutEffect } from 'react';
import { Card } from '../../core/cards/card';
import { BelowHeading } from '../../core/element/heading';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { heading as headings } from '../../core/style/heading.styles';
import { Carousel } from '../../core/ui/carousel';
import { withHeading } from '../../core/ui/carousel.styles';
import { late } from '../../core/ui/late';
import type { CardCarouselProps, CarouselCard } from './card-carousel.contract';
import { styles } from './card-carousel.styles';
import { texts } from './card-carousel.texts';
import { type CardKind, shownAs } from './card-kinds';
import { SocialCard } from './social-card';

// Price, buy button and quick view are larger than all the rest, and few carousels have them.
const ShopSlide = late(() => import('./shop-slide'), 'ShopSlide');

/** While it is mounted, the widget is not ready: what replaces it may be higher. */
function Pending({ children }: { readonly children: ReactElement }) {
  const { hold } = useWidget();
  useLayoutEffect(() => hold(), [hold]);
  return children;
}

interface SlideProps {
  readonly card: CarouselCard;
  readonly kind: CardKind;
}

function Slide({ card, kind }: SlideProps) {
  const shown = shownAs(card.type, kind);
  const image = card.image[0] ?? '';
  if (shown === 'socialMedia') return <SocialCard card={{ ...card, image }} />;
  if (shown !== 'shopProduct') return <Card card={{ ...card, image, type: shown }} />;
  const product = { ...card, title: card.title || card.header, url: card.url || card.link };
  const plain = (
    <div className={styles.plain}>
      <Card
        card={{
          ...card,
          image,
          type: 'exportProductCard',
          header: product.title,
          link: product.url,
        }}
      />
    </div>
  );
  return (
    <ShopSlide product={product} fallback={<Pending>{plain}</Pending>} ifMissing={() => plain} />
  );
}

/** Without cards there is nothing to show. */
export function CardCarousel({ heading, cardKind, cards }: CardCarouselProps) {
  const t = useTexts(texts);
  if (cards.length === 0) return null;
  return (
    <div className={withHeading}>
      {heading && <h2 className={headings.section}>{heading}</h2>}
      <Carousel
        label={heading || t('/card-carousel/label')}
        slides={cards}
        maxPerView={4}
        trackClass={styles.track}
        controlsClass={styles.controls}
      >
        {(card) => (
          <BelowHeading heading={heading}>
            <Slide card={card} kind={cardKind} />
          </BelowHeading>
        )}
      </Carousel>
    </div>
  );
}
