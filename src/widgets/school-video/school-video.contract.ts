import { type PropsOf, widgetContract } from '../../core/element/contract';
import { captions, image, title, videoUrl } from '../../core/video/video.attributes';

export const contract = widgetContract({
  name: 'school-video',
  purpose: 'school',
  summary:
    'A video of the school materials that plays in place, with its title above. Nothing is requested from the video’s host before a visitor presses play.',
  wakes: 'touch',
  attributes: { videoUrl, title, image, captions },
  // Its picture below a title of one line.
  placement: {
    height: { 0: 45, 640: 52 },
    pictureAbove: { ratio: 9 / 16, maxWidth: 4000 },
  },
});
export type SchoolVideoProps = PropsOf<typeof contract>;
