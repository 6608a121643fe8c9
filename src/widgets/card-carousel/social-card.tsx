import { useEffect, useRef, useState } from 'react';
import { Fact } from '../../core/cards/card';
import { styles as like } from '../../core/cards/card.styles';
import { cardTexts } from '../../core/cards/cards.texts';
import { Heading } from '../../core/element/heading';
import { useWidget } from '../../core/element/widget-context';
import { formatNumber, keptFormatter } from '../../core/i18n/formats';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import type { Language } from '../../core/page/language';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { drawIcon } from '../../core/ui/icon';
import { late } from '../../core/ui/late';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { safeUrl } from '../../read/link';
import type { CarouselCard } from './card-carousel.contract';
import { styles } from './social-card.styles';
import { texts } from './social-card.texts';
import { SocialIcon } from './social-icon';

export type SocialPost = Omit<CarouselCard, 'image'> & { readonly image: string };

// Few posts have a video.
const SocialVideo = late(() => import('./social-video'), 'SocialVideo');

/** A longer text is cut here [CARD-16]. */
const maxLength = 120;

/** The text of a post; a press replaces a cut one by the whole text, which gets the focus. */
function Body({ text }: { readonly text: string }) {
  const shared = useSharedTexts();
  const [isWhole, setWhole] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isWhole) shown.current?.focus();
  }, [isWhole]);
  // By whole characters: an emoji has two units.
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

const formatterOf = keptFormatter(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);

/** "3 päivää sitten". */
const daysAgo = (days: number, language: Language): string =>
  formatterOf(language).format(-Math.round(days), 'day');

/** The author of the post, the place and the time. */
function Origin({ post }: { readonly post: SocialPost }) {
  const t = useTexts(texts);
  const { language } = useWidget();
  const { socialMedia, socialMediaProfilePictureUrl: picture, socialMediaProfileUrl } = post;
  const days = post.socialMediaDaysSincePosted;
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
      {days !== null && <span>{daysAgo(days, language)}</span>}
      {socialMedia && (
        <span className={styles.medium}>
          <SocialIcon name={socialMedia} />
          <span className={visuallyHidden}>{socialMedia}</span>
        </span>
      )}
    </div>
  );
}

/** A post of a social medium [CARD-15]. */
export function SocialCard({ card }: { readonly card: SocialPost }) {
  const t = useTexts(texts);
  const cards = useTexts(cardTexts);
  const { language } = useWidget();
  const poster = card.socialMediaPosterUrl;
  const video = card.socialMediaMediaType.toUpperCase() === 'VIDEO' && safeUrl(card.image);
  return (
    <article className={styles.root}>
      {video ? (
        <SocialVideo
          fallback={<Picture src={poster} alt="" ratio="1/1" preset="medium" />}
          src={video}
          poster={poster}
          title={card.header}
        />
      ) : (
        <Picture src={card.image} alt="" preset={card.imagePreset || 'medium'} />
      )}
      <div className={like.body}>
        <Origin post={card} />
        <Heading className={heading.card}>
          <Link className={styles.link} href={card.link}>
            {card.header}
          </Link>
        </Heading>
        {card.body && <Body text={card.body} />}
        <p className={cx(like.meta, styles.counts)}>
          <Fact
            icon={drawIcon('heart', 1.25)}
            label={cards('/cards/likes')}
            value={formatNumber(card.likeCount, language)}
          />
          <Fact
            icon={<SocialIcon name="comment" />}
            label={t('/social/comments')}
            value={formatNumber(card.commentCount, language)}
          />
        </p>
      </div>
    </article>
  );
}
