import { type PropsOf, widgetContract } from '../../core/element/contract';
import { captions, image, title, videoUrl } from '../../core/video/video.attributes';

export const contract = widgetContract({
  name: 'video-modal',
  purpose: 'pictures',
  summary:
    'A button that opens a video in a window above the page: a picture with its title, or without a picture a plain button. Nothing is requested from the video’s host before.',
  wakes: 'touch',
  attributes: { videoUrl, title, image, captions },
  // Its picture, and the title below it in one line or two.
  placement: {
    gap: 'none',
    height: { 0: { base: 58, share: 0.5625 }, 400: { base: 35, share: 0.5625 } },
  },
});
export type VideoModalProps = PropsOf<typeof contract>;
