import { exampleVideo, videoStates } from '../../catalogue/example-video';
import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './video-modal.contract';

const { videoUrl, image, captions } = exampleVideo;

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A picture that opens a video file with captions.',
    attributes: exampleVideo,
    fallback: `<p><a href="${videoUrl}">Katso video: Tilalta pöytään</a></p>`,
  },
  button: {
    title: 'Without a picture a plain button.',
    attributes: { videoUrl, title: 'Katso, miten ruoka syntyy', captions },
  },
  youTube: {
    title: 'A video on YouTube: nothing is asked of it before the press.',
    attributes: {
      videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'Big Buck Bunny',
      image: '/pictures/field-big-buck-bunny.svg',
    },
  },
  ...videoStates,
  notAVideo: {
    title: 'An address that is no video: nothing is shown, and the editor is told.',
    state: true,
    attributes: { videoUrl: 'https://example.org/sivu', title: 'Sivu', image },
  },
  longestTexts: {
    title: 'A long title with a long word.',
    state: true,
    attributes: {
      videoUrl,
      image,
      title:
        'Näin syntyy kotitalouden ruokakasvatusmateriaalikokonaisuus, jota Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ei koske',
    },
  },
};
