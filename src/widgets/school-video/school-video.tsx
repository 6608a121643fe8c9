import { heading } from '../../core/style/heading.styles';
import { Video } from '../../core/video/video';
import type { SchoolVideoProps } from './school-video.contract';
import { styles } from './school-video.styles';

export function SchoolVideo(video: SchoolVideoProps) {
  if (!video.videoUrl) return null;
  return (
    <div className={styles.root}>
      {video.title && <h2 className={heading.section}>{video.title}</h2>}
      <Video {...video} />
    </div>
  );
}
