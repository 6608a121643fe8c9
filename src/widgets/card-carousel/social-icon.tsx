import { drawPath } from '../../core/ui/icon';

/** Strokes on a 24 x 24 grid. */
const paths = {
  facebook: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M15 8h-1.5c-1.2 0-1.5.7-1.5 1.7V21M9 13h5.5',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M16.8 7.2h.01',
  youtube: 'M5 6h14q2 0 2 2v8q0 2-2 2H5q-2 0-2-2V8q0-2 2-2M10 9v6l5-3z',
  tiktok: 'M14 4v11a4 4 0 1 1-4-4M14 4c.5 3 2.5 4.5 5 4.5',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8h.01M12 16v-5M12 13c0-2.5 4-2.5 4 0v3',
  x: 'M5 5l14 14M19 5 5 19',
  comment: 'M4 5h16v11h-9l-5 4v-4H4z',
} as const;

interface Props {
  /** A social medium in any case, or `comment`; others get the icon of a comment. */
  readonly name: string;
}

export function SocialIcon({ name }: Props) {
  const known = name.toLowerCase();
  return drawPath(Object.hasOwn(paths, known) ? paths[known as keyof typeof paths] : paths.comment);
}
