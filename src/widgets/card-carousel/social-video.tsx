import { useRef } from 'react';
import { useOutOfView } from '../../core/ui/use-out-of-view';
import { Video } from '../../core/video/video';
import { styles } from './social-card.styles';

interface Props {
  readonly src: string;
  readonly poster: string;
  readonly title: string;
}

/** The video of a post; it stops when it is turned or scrolled out of view. */
export function SocialVideo({ src, poster, title }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isAway = useOutOfView(box);
  return (
    <div ref={box} className={styles.video}>
      <Video {...{ title, isAway, videoUrl: src, image: poster, captions: '' }} isFile isSquare />
    </div>
  );
}
