import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { useOverlayPlace } from '../../core/state/overlay';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { Modal } from '../../core/ui/modal';
import { Video } from '../../core/video/video';
import { styles as videoStyles } from '../../core/video/video.styles';
import { videoTexts } from '../../core/video/video.texts';
import { videoSource } from '../../core/video/video-source';
import { VideoStill } from '../../core/video/video-still';
import type { VideoModalProps } from './video-modal.contract';
import { styles } from './video-modal.styles';

export function VideoModal(video: VideoModalProps) {
  const { videoUrl, title, image } = video;
  const t = useTexts(videoTexts);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useOverlayPlace(open ? `video ${videoUrl}` : null, close);
  const source = videoSource(videoUrl);
  if (!source) return null;
  const show = () => setOpen(true);
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
        <Button icon="play" onClick={show}>
          {title || t('/video/play')}
        </Button>
      )}
      <Modal open={open} onClose={close} title={title || t('/video/video')} width={1200}>
        <div className={styles.player}>
          <Video {...video} starts />
        </div>
      </Modal>
    </div>
  );
}
