import { useEffect, useRef, useState } from 'react';
import { Fact } from '../../core/cards/card';
import { styles as cardStyles } from '../../core/cards/card.styles';
import { cardTexts } from '../../core/cards/cards.texts';
import { Heading } from '../../core/element/heading';
import { useWidget } from '../../core/element/widget-context';
import { cachedFormatter, formatNumber } from '../../core/i18n/formats';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import type { Language } from '../../core/page/language';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { drawIcon, drawPath } from '../../core/ui/icon';
import { late } from '../../core/ui/late';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { safeUrl } from '../../read/link';
import type { CarouselCard } from './card-carousel.contract';
import { texts } from './card-carousel.texts';
import { styles } from './social-card.styles';

/** Strokes on a 24 x 24 grid. */
const paths = {
  facebook: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M15 8h-1.5c-1.2 0-1.5.7-1.5 1.7V21M9 13h5.5',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M16.8 7.2h.01',
  youtube: 'M5 6h14q2 0 2 2v8q0 2-2 2H5q-2 0-2-2V8q0-2 2-2M10 9v6l5-3z',
  tiktok: 'M14 4v11a4 4 0 1 1-4-4M14 4c.5 3 2.5 4.5 5 4.5',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8h.01M12 16v-5M12 13c0-2.5 4-2.5 4 0v3',
  x: 'M5 5l14 14M19 5 5 19',
  comment: 'M4 5h16v11h-9l-5 4v-4H4z',
} as const;

/** The icon of a social medium, whose name may be in any case; others get that of a comment. */
function SocialIcon({ name }: { readonly name: string }) {
  const known = name.toLowerCase();
  return drawPath(Object.hasOwn(paths, known) ? paths[known as keyof typeof paths] : paths.comment);
}

export type SocialPost = Omit<CarouselCard, 'image'> & { readonly image: string };

// Few posts have a video.
const SocialVideo = late(() => import('./social-video'), 'SocialVideo');

/** A longer text is cut here [CARD-16]. */
const maxLength = 120;

/** The text of a post; a press shows the rest of a cut one, and the text gets the focus. */
function Body({ text }: { readonly text: string }) {
  const shared = useSharedTexts();
  const [isWhole, setWhole] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isWhole) shown.current?.focus();
  }, [isWhole]);
  // By whole characters: an emoji has two units.
  const characters = [...text];
  const isLong = characters.length > maxLength;
  return (
    <>
      <p ref={shown} className={styles.text} tabIndex={isWhole ? -1 : undefined}>
        <span>{characters.slice(0, maxLength).join('')}</span>
        {isLong && !isWhole && <span className={styles.cut}>…</span>}
        <span className={styles.rest} hidden={!isWhole}>
          {characters.slice(maxLength).join('')}
        </span>
      </p>
      {isLong && !isWhole && (
        <button
          type="button"
          className={cx(styles.more, styles.cut)}
          onClick={() => setWhole(true)}
        >
          {shared('/shared/show-more')}
        </button>
      )}
    </>
  );
}

const formatterOf = cachedFormatter(
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
      <div className={cardStyles.body}>
        <Origin post={card} />
        <Heading className={heading.card}>
          <Link className={styles.link} href={card.link}>
            {card.header}
          </Link>
        </Heading>
        {card.body && <Body text={card.body} />}
        <p className={cx(cardStyles.meta, styles.counts)}>
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
