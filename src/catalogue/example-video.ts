/** The video of the examples: a file with its picture and captions. */
export const exampleVideo = {
  videoUrl: '/videos/tilalta-poytaan.webm',
  title: 'Tilalta pöytään',
  image: '/pictures/farm-tilalta-poytaan.svg',
  captions: '/videos/tilalta-poytaan.fi.vtt',
};

const { videoUrl, image } = exampleVideo;

/** The states of every widget that plays a video. */
export const videoStates = {
  withoutTitle: { title: 'Without title and picture.', state: true, attributes: { videoUrl } },
  missing: {
    title: 'A file that fails to load: it says so, and the picture tries again.',
    state: true,
    attributes: { videoUrl: '/videos/ei-ole.mp4', title: 'Kadonnut video', image },
  },
  empty: { title: 'No video: nothing is shown.', state: true, attributes: {} },
} as const;
