/** The video of the examples: a file with its picture and captions. */
export const exampleVideo = {
  videoUrl: '/videos/tilalta-poytaan.webm',
  title: 'Tilalta pöytään',
  image: '/pictures/farm-tilalta-poytaan.svg',
  captions: '/videos/tilalta-poytaan.fi.vtt',
};
