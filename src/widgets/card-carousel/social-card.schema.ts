import { field } from '../../api/field';
import { count, maybeNumber, text } from '../../api/schema';

/** The fields of a social card beside those of every card [CARD-15]. */
export const socialFields = {
  body: field(text, {
    description: 'Text of a social card; a press shows what follows the first 120 characters.',
    example: 'Perjantain grillivinkki tulee tässä.',
  }),
  commentCount: field(count, { description: 'Comments, on social cards.', example: '12' }),
  socialMedia: field(text, {
    description: 'Where a social card comes from, shown as an icon.',
    example: 'instagram',
    suggestions: ['facebook', 'youtube', 'tiktok', 'linkedin', 'x'],
  }),
  socialMediaMediaType: field(text, {
    description:
      'VIDEO makes the image of a social card a video file, which loads only when it is played.',
    example: 'VIDEO',
  }),
  socialMediaPosterUrl: field(text, {
    description: 'Address of the still of a video; without it the background is plain.',
    example: '/pictures/grilli.jpg',
    holds: 'picture',
  }),
  socialMediaProfilePictureUrl: field(text, {
    description: "Address of the author's picture.",
    example: '/pictures/atria.png',
    holds: 'picture',
  }),
  socialMediaProfileUrl: field(text, {
    description: "Address of the author's profile.",
    example: 'https://www.instagram.com/atriasuomi',
  }),
  socialMediaDaysSincePosted: field(maybeNumber, {
    description: 'How many days ago it was posted; 0 is today.',
    example: '3',
  }),
};
