import { rem } from '../style/tokens';
import { styles } from './icon.styles';

/** Strokes on a 24 x 24 grid. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 21 21',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  cart: 'M2 3h3l2.6 12.2h11L21 7H6M9 20.5h.01M17 20.5h.01',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  account: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 21c1-5 15-5 16 0',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-up': 'M5 16l7-7 7 7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4 12.5 9.5 18 20 6.5',
  heart: 'M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7v5.5l3.5 2',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v6M12 7.5h.01',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5h.01',
  home: 'M3 11l9-8 9 8M6 9v11h12V9',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  filter: 'M4 6h16M7 12h10M10 18h4',
  star: 'M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.3 6.1-5.4-3.1L6.6 20l1.3-6.1-4.5-4.1 6-.7z',
  calendar: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4',
  phone:
    'M5 3h4l2 5-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 5 2v4c0 1-1 2-2 2C11 20.5 3.5 13 3 5c0-1 1-2 2-2',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
} as const;

export type IconName = keyof typeof paths;

/** All of them, for Storybook; pure, so that the build removes it. */
export const iconNames = /* @__PURE__ */ Object.keys(paths) as IconName[];

export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

/** Pages have many, so each is made once. */
const drawings: Record<string, React.ReactElement> = {};

/** An icon by its strokes, for icons of a single view. */
export const drawPath = (path: string, size = 1.25, filled = false): React.ReactElement => (
  <svg
    className={filled ? `${styles.root} ${styles.filled}` : styles.root}
    style={{ '--icon': rem(size) } as React.CSSProperties}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);

/**
 * A decorative icon in the colour of the text; `size` in the reader's own rem. A function, not a
 * component: a page of cards has hundreds, and each saves a fiber.
 */
export function drawIcon(name: IconName, size = 1.25, filled = false): React.ReactElement {
  const key = `${name} ${size} ${filled}`;
  drawings[key] ??= drawPath(paths[name], size, filled);
  return drawings[key];
}
