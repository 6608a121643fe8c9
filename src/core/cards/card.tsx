import type { Card as CardData } from '../../api/cards';
import type { Elements } from '../element/elements';
import { Heading } from '../element/heading';
import { useWidget } from '../element/widget-context';
import { formatDuration, formatNumber, formatShownDate } from '../i18n/formats';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { visuallyHidden } from '../style/visually-hidden';
import { drawIcon } from '../ui/icon';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { styles, typeStyles } from './card.styles';
import { cardLooks, cardTypeOf } from './card-types';
import { cardTexts } from './cards.texts';

interface FactProps {
  readonly icon: Elements;
  readonly label: string;
  readonly value: string;
}

/** The meaning of an icon, and its value. */
export const Fact = ({ icon, label, value }: FactProps) => (
  <span>
    {icon}
    <span className={visuallyHidden}>{`${label} `}</span>
    <span>{value}</span>
  </span>
);

type Facts = Partial<Pick<CardData, 'totalTime' | 'likeCount'>>;

/** Time and likes, as far as they are known [CARD-04]. */
export function RecipeFacts({ card: { totalTime, likeCount = 0 } }: { card: Facts }) {
  const t = useTexts(cardTexts);
  const { language } = useWidget();
  const time = formatDuration(totalTime);
  const likes = likeCount > 0 && formatNumber(likeCount, language);
  if (!time && !likes) return null;
  return (
    <p className={styles.meta}>
      {time && <Fact icon={drawIcon('clock', 1)} label={t('/cards/time')} value={time} />}
      {likes && <Fact icon={drawIcon('heart', 1)} label={t('/cards/likes')} value={likes} />}
    </p>
  );
}

const codes = ['product', 'valo', 'gtin'] as const;

/** The existing codes, each after its name [CARD-06]. */
function Codes({ card }: Pick<CardProps, 'card'>) {
  const t = useTexts(cardTexts);
  const known = codes.filter((code) => card[`${code}Code`]);
  if (known.length === 0) return null;
  return (
    <dl className={styles.codes}>
      {known.map((code) => (
        <div key={code}>
          <dt>{`${t(`/cards/${code}-code`)}:`}</dt>
          <dd>{card[`${code}Code`]}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface CardProps {
  /** A missing field leaves no gap. */
  readonly card: Pick<CardData, 'type' | 'header'> & Partial<CardData>;
  /** Whether the picture loads at once: it is in view when the page opens. */
  readonly eager?: boolean;
  /** Further content, below the header. */
  readonly children?: Elements;
}

/** A content card; its type sets the style [CARD-01..06]. One link covers the whole card. */
export function Card({ card, eager, children }: CardProps) {
  const { language } = useWidget();
  const type = cardTypeOf(card.type);
  const look = cardLooks[type];
  const kind = type === 'cisionCard' && card.cisionTextType;
  const date = formatShownDate(card.publishDate ?? '', language);
  const kicker = look.date && [kind, date].filter(Boolean).join(' · ');
  return (
    <article className={cx(styles.root, typeStyles[type], look.over && styles.over)}>
      {look.ratio && (
        <Picture
          src={card.image ?? ''}
          alt=""
          ratio={look.ratio}
          whole={look.whole}
          preset={card.imagePreset || look.preset}
          lazy={!eager}
        />
      )}
      <div className={styles.body}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading className={cx(heading.card, styles.header)}>
          <Link className={styles.link} href={card.link}>
            {card.header}
          </Link>
        </Heading>
        {look.recipe && <RecipeFacts card={card} />}
        {look.codes && <Codes card={card} />}
        {children}
        {look.cta && card.ctaButton && (
          <span className={styles.button} aria-hidden="true">
            {card.ctaButton}
          </span>
        )}
      </div>
    </article>
  );
}
