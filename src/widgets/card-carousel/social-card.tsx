import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../../core/element/elements';
import { Heading } from '../../core/element/heading';
import { useWidget } from '../../core/element/widget-context';
import { formatNumber, localeOf } from '../../core/i18n/formats';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { safeUrl } from '../../core/page/safe-url';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import type { CarouselCard } from './card-carousel.contract';
import { styles } from './social-card.styles';
import { texts } from './social-card.texts';
import { SocialIcon } from './social-icon';
import { SocialVideo } from './social-video';

export type SocialPost = Omit<CarouselCard, 'image'> & { readonly image: string };

/** A longer text is cut here [CARD-16]. */
const maxLength = 120;

/** The text of a post; the rest of a long one comes in its place, and the focus goes to it. */
function Body({ text }: { readonly text: string }) {
  const shared = useSharedTexts();
  const [isWhole, setWhole] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isWhole) shown.current?.focus();
  }, [isWhole]);
  // By whole characters: a post has emoji, which are two units each.
  const characters = [...text];
  const isCut = characters.length > maxLength && !isWhole;
  return (
    <>
      <p ref={shown} className={styles.text} tabIndex={isWhole ? -1 : undefined}>
        {isCut ? `${characters.slice(0, maxLength).join('')}…` : text}
      </p>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {shared('/shared/show-more')}
        </button>
      )}
    </>
  );
}

/** Who posted it, where and when. */
function Origin({ post }: { readonly post: SocialPost }) {
  const t = useTexts(texts);
  const { language } = useWidget();
  const { socialMedia, socialMediaProfilePictureUrl: picture, socialMediaProfileUrl } = post;
  const days = post.socialMediaDaysSincePosted;
  const ago = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const profileUrl = safeUrl(socialMediaProfileUrl);
  const name = t('/social/profile', socialMedia || t('/social/media'));
  return (
    <div className={styles.origin}>
      {picture && (
        <Link
          className={styles.profile}
          href={profileUrl}
          {...(profileUrl && { 'aria-label': name })}
        >
          <Picture src={picture} alt="" preset="thumbnail-medium" />
        </Link>
      )}
      {days !== null && <span>{ago.format(-Math.round(days), 'day')}</span>}
      {socialMedia && (
        <span className={styles.medium}>
          <SocialIcon name={socialMedia} />
          <span className={visuallyHidden}>{socialMedia}</span>
        </span>
      )}
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly icon: Elements;
}

function Count({ label, value, icon }: CountProps) {
  const { language } = useWidget();
  return (
    <span>
      {icon}
      <span className={visuallyHidden}>{`${label} `}</span>
      <span>{formatNumber(value, language)}</span>
    </span>
  );
}

/** A post of a social medium [CARD-15]. */
export function SocialCard({ card }: { readonly card: SocialPost }) {
  const t = useTexts(texts);
  const video = card.socialMediaMediaType.toUpperCase() === 'VIDEO' && safeUrl(card.image);
  return (
    <article className={styles.root}>
      {video ? (
        <SocialVideo src={video} poster={card.socialMediaPosterUrl} title={card.header} />
      ) : (
        <Picture src={card.image} alt="" preset={card.imagePreset || 'medium'} />
      )}
      <div className={styles.body}>
        <Origin post={card} />
        <Heading className={cx(heading.card)}>
          <Link className={styles.link} href={card.link}>
            {card.header}
          </Link>
        </Heading>
        {card.body && <Body text={card.body} />}
        <p className={styles.counts}>
          <Count label={t('/social/likes')} value={card.likeCount} icon={drawIcon('heart', 1.25)} />
          <Count
            label={t('/social/comments')}
            value={card.commentCount}
            icon={<SocialIcon name="comment" />}
          />
        </p>
      </div>
    </article>
  );
}
