import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText, text, yes } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { list } from '../../core/element/reading/attributes';
import { carouselEvents } from '../../core/ui/carousel.events';
import { expectedVideo, videoSource } from '../../core/video/video-source';
import { safeUrl } from '../../read/link';

const slideSchema = v.pipe(
  v.object({
    url: field(requiredText, {
      description:
        'Address of the picture; of a video a file (mp4, webm, ogg) or its page on YouTube or Vimeo.',
      example: '/pictures/ruokapyramidi.jpg',
      holds: 'media',
    }),
    isVideo: field(yes, {
      description: 'Whether the slide is a video.',
      example: 'true',
    }),
    title: field(text, {
      description: 'What the video is called, or what the picture shows, for screen readers.',
      example: 'Ruokapyramidi',
      holds: 'alt',
    }),
    image: field(text, {
      description: 'Address of the picture that is shown until a video plays.',
      example: '/pictures/tilalta-poytaan.jpg',
      holds: 'picture',
    }),
    captions: field(text, {
      description: 'Address of the captions of a video file, in WebVTT.',
      example: '/videos/tilalta-poytaan.fi.vtt',
      holds: 'captions',
    }),
  }),
  v.check(
    ({ url, isVideo }) => Boolean(isVideo ? videoSource(url) : safeUrl(url)),
    `a url that is an address, of a video ${expectedVideo}`,
  ),
);

export const contract = widgetContract({
  name: 'school-slider',
  purpose: 'school',
  summary:
    'A slider of pictures and videos of the school materials, one at a time, that goes around; a video stops when its slide changes.',
  wakes: 'load',
  because: 'The number of pictures that fit is measured, and their arrows appear.',
  attributes: {
    slides: list(slideSchema, { required: true, description: 'The slides, in order.' }),
  },
  events: carouselEvents,
  // A picture above arrows and dots.
  placement: {
    height: { 0: 52 },
    pictureAbove: { ratio: 9 / 16, maxWidth: 4000 },
  },
});
export type SchoolSliderProps = PropsOf<typeof contract>;
