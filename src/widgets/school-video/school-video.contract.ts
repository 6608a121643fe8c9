import { type PropsOf, widgetContract } from '../../core/element/contract';
import { captions, image, title, videoUrl } from '../../core/video/video.attributes';

export const contract = widgetContract({
  name: 'school-video',
  purpose: 'school',
  summary:
    'A video of the school materials that plays in place, with its title above. Nothing is asked of the video’s host before a visitor presses play.',
  attributes: { videoUrl, title, image, captions },
});
export type SchoolVideoProps = PropsOf<typeof contract>;
