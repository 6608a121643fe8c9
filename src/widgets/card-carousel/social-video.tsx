import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { safeUrl } from '../../core/page/safe-url';
import { drawIcon } from '../../core/ui/icon';
import { Picture } from '../../core/ui/picture';
import { styles } from './social-card.styles';
import { texts } from './social-card.texts';

interface VideoProps {
  readonly src: string;
  readonly poster: string;
  readonly title: string;
}

/** A video of which nothing is loaded before it is played; its still is the editor's own picture. */
export function SocialVideo({ src, poster, title }: VideoProps) {
  const t = useTexts(texts);
  const [isPlayed, setPlayed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!isPlayed || !element) return;
    element.focus();
    // What has been turned or scrolled away is not heard on.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPlayed]);
  if (isPlayed)
    return (
      // biome-ignore lint/a11y/useMediaCaption: posts come without captions.
      <video
        ref={video}
        className={styles.video}
        src={src}
        poster={safeUrl(poster)}
        aria-label={title}
        controls
        autoPlay
        playsInline
      />
    );
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={t('/social/play', title)}
      onClick={() => setPlayed(true)}
    >
      <Picture src={poster} alt="" ratio="1/1" preset="medium" />
      <span className={styles.playIcon}>{drawIcon('play', 1.75, true)}</span>
    </button>
  );
}
