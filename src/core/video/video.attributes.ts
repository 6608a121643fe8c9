import * as v from 'valibot';
import { text, url } from '../element/reading/attributes';
import { expectedVideo, videoSource } from './video-source';

// Attributes of a video; a contract uses them by name.

export const videoUrl = {
  ...url({
    required: true,
    description: 'Address of a video file (mp4, webm, ogg), or of a video on YouTube or Vimeo.',
    example: '/videos/tilalta-poytaan.webm',
    holds: 'video',
  }),
  expected: expectedVideo,
  schema: v.pipe(
    v.string(),
    v.check((address) => address === '' || videoSource(address) !== undefined),
  ),
};
export const title = text({
  description: 'What the video is called.',
  example: 'Tilalta pöytään',
});
export const image = url({
  description: 'Address of the picture that is shown until the video plays.',
  example: '/pictures/farm-tilalta-poytaan.svg',
  holds: 'picture',
});
export const captions = url({
  description:
    'Address of the captions of a video file, in WebVTT and in the language of the widget; YouTube and Vimeo have their own.',
  example: '/videos/tilalta-poytaan.fi.vtt',
  holds: 'captions',
});
