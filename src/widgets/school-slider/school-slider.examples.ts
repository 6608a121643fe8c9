import { exampleVideo } from '../../catalogue/example-video';
import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './school-slider.contract';

const picture = (url: string, title: string) => ({ url, title });
const { videoUrl: url, ...named } = exampleVideo;
const video = { ...named, url, isVideo: true };
const slides = [
  picture('/pictures/school-luokka.svg', 'Oppilaita kotitalousluokassa'),
  video,
  picture('/pictures/kitchen-opetuskeittio.svg', 'Koulun opetuskeittiö'),
  picture('/pictures/dish-salad-valipala.svg', 'Valmis välipala lautasella'),
];

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Three pictures and a video.', attributes: { slides } },
  videos: {
    title: 'Two videos, one of them on YouTube.',
    attributes: {
      slides: [
        video,
        {
          ...video,
          url: 'https://youtu.be/aqz-KE-bpKQ',
          title: 'Big Buck Bunny',
          image: '/pictures/field-big-buck-bunny.svg',
        },
      ],
    },
  },
  single: {
    title: 'One slide has no arrows and dots.',
    state: true,
    attributes: { slides: slides.slice(0, 1) },
  },
  missing: {
    title: 'A picture and a video that fail to load.',
    state: true,
    attributes: {
      slides: [
        picture('/pictures/none', 'Puuttuva kuva'),
        { ...video, url: '/videos/ei-ole.mp4', image: '' },
      ],
    },
  },
  empty: { title: 'No slides: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'A long title of a video, and twelve slides.',
    state: true,
    attributes: {
      slides: [
        { ...video, title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
        ...Array.from({ length: 11 }, (_, at) => picture(`/pictures/dish-soup-${at}.svg`, '')),
      ],
    },
  },
};
