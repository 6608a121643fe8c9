import type { Ref } from 'react';
import { useTexts } from '../i18n/use-texts';
import { visuallyHidden } from '../style/visually-hidden';
import { drawIcon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { styles } from './video.styles';
import { videoTexts } from './video.texts';
import type { VideoSource } from './video-source';

export interface VideoStillProps {
  readonly source: VideoSource;
  readonly title: string;
  readonly image: string;
  readonly onPlay: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * The picture of a video, which is as a whole the play button. It names the player whose host is
 * contacted on the press, and not before.
 */
export function VideoStill({ source, title, image, onPlay, ref }: VideoStillProps) {
  const t = useTexts(videoTexts);
  const play = t('/video/play');
  return (
    <button ref={ref} type="button" className={styles.still} onClick={onPlay}>
      <Picture className={styles.picture} src={image} alt="" ratio="16/9" />
      <span className={styles.play} data-play="">
        {drawIcon('play', 1.75, true)}
      </span>
      <span className={visuallyHidden}>{title ? `${play}: ${title}` : play}</span>
      {source.kind === 'embed' && (
        <span className={styles.source}>{t('/video/from', source.player)}</span>
      )}
    </button>
  );
}
