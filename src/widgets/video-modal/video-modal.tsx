import { useId } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { useOverlay } from '../../core/popups/overlay';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { Modal } from '../../core/ui/modal';
import { useBackCloses } from '../../core/ui/use-back-closes';
import { Video } from '../../core/video/video';
import { styles as videoStyles } from '../../core/video/video.styles';
import { videoTexts } from '../../core/video/video.texts';
import { videoSource } from '../../core/video/video-source';
import { VideoStill } from '../../core/video/video-still';
import type { VideoModalProps } from './video-modal.contract';
import { styles } from './video-modal.styles';

/** The browser's Back closes it, as visitors expect of something that covers the page. */
function Playing({ video, onBack }: { video: VideoModalProps; onBack: () => void }) {
  useBackCloses(onBack);
  return (
    <div className={styles.player}>
      <Video {...video} starts />
    </div>
  );
}

export function VideoModal(video: VideoModalProps) {
  const { videoUrl, title, image } = video;
  const t = useTexts(videoTexts);
  const { isOpen, open, close } = useOverlay();
  const playerId = useId();
  const source = videoSource(videoUrl);
  if (!source) return null;
  const show = () => open();
  const player = source.kind === 'embed' && source.player;
  return (
    <div>
      {image ? (
        <figure className={styles.figure}>
          <div className={videoStyles.box}>
            <VideoStill source={source} title={title} image={image} onPlay={show} />
          </div>
          {title && <figcaption className={heading.block}>{title}</figcaption>}
        </figure>
      ) : (
        <>
          <Button icon="play" onClick={show} aria-describedby={player ? playerId : undefined}>
            {title || t('/video/play')}
          </Button>
          {player && (
            <p id={playerId} className={styles.source}>
              {t('/video/from', player)}
            </p>
          )}
        </>
      )}
      {isOpen && (
        <Modal onClose={close} title={title || t('/video/video')} width={1200}>
          <Playing video={video} onBack={close} />
        </Modal>
      )}
    </div>
  );
}
