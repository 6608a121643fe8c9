import { exampleVideo, videoStates } from '../../catalogue/example-video';
import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './school-video.contract';

const { videoUrl, image } = exampleVideo;

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A video file with its picture and captions.',
    attributes: exampleVideo,
    fallback: `<p><a href="${videoUrl}">Katso video: Tilalta pöytään</a></p>`,
  },
  vimeo: {
    title: 'A video on Vimeo: nothing is asked of it before the press.',
    attributes: {
      videoUrl: 'https://vimeo.com/76979871',
      title: 'The New Vimeo Player',
      image: '/pictures/school-vimeo.svg',
    },
  },
  ...videoStates,
  longestTexts: {
    title: 'A long title with a long word.',
    state: true,
    attributes: {
      videoUrl,
      image,
      title: 'Kotitalouden ruokakasvatusmateriaalikokonaisuusesittely yläkoulun oppilaille',
    },
  },
};
