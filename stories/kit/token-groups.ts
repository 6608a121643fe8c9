import type { TokenName } from '../../src/core/style/tokens';

type Group = Readonly<Partial<Record<TokenName, string>>>;

/** What each token is for, in the groups that the pages and docs/theming.md show them in. */
export const tokenGroups: Readonly<Record<string, Group>> = {
  papers: {
    'color-background': 'the page and panels',
    'color-surface': 'cards and fields',
    'color-surface-muted': 'bands and quiet areas',
  },
  ink: {
    'color-text': 'text',
    'color-text-muted': 'what is less important',
    'color-link': 'links, and the words of quiet buttons',
  },
  lines: {
    'color-border': 'decoration',
    'color-border-strong': 'what shows a field or a control',
    'border-width': 'edges of cards and fields',
  },
  action: {
    'color-primary': 'buttons and what is chosen',
    'color-primary-hover': 'below the pointer',
    'color-primary-active': 'pressed',
    'color-on-primary': 'words on the three',
    'color-focus': 'the ring of the keyboard',
  },
  accent: {
    'color-accent': 'badges, bands, chips',
    'color-on-accent': 'words on it',
  },
  states: {
    'color-danger': 'what is wrong',
    'color-danger-surface': 'paper of it',
    'color-success': 'what went well',
    'color-success-surface': 'paper of it',
    'color-warning': 'what to mind',
    'color-warning-surface': 'paper of it',
    'color-sale': 'offers',
    'color-on-sale': 'words on it',
  },
  header: {
    'color-header': 'the bar',
    'color-on-header': 'words on it',
    'color-header-accent': 'mark of the current tab, counts',
  },
  pictures: {
    'color-on-image': 'words on a picture',
    'image-scrim': 'the shade below them',
    'color-backdrop': 'behind a dialog',
    'color-skeleton': 'stands where content will',
  },
  type: {
    'font-body': 'running text',
    'font-heading': 'headings',
    'font-weight-body': 'running text',
    'font-weight-bold': 'labels, buttons, what is stressed',
    'font-weight-heading': 'headings',
    'heading-transform': 'capitals or none',
    'heading-letter-spacing': 'between letters of headings',
    'line-height-body': 'running text',
    'line-height-heading': 'headings',
    'button-transform': 'capitals or none',
    'button-letter-spacing': 'between letters of buttons',
  },
  sizes: {
    'font-size-xs': 'marks and counts',
    'font-size-s': 'details',
    'font-size-m': 'running text, headings of cards',
    'font-size-l': 'headings of blocks, leads',
    'font-size-xl': 'headings of sections in a narrow column',
    'font-size-2xl': 'headings of sections; of pages in a narrow column',
    'font-size-3xl': 'large figures',
    'font-size-4xl': 'headings of pages and heroes',
  },
  rhythm: {
    'space-1': 'between an icon and its word',
    'space-2': 'inside a control',
    'space-3': 'between controls',
    'space-4': 'between cards, inside a narrow one',
    'space-5': 'inside cards',
    'space-6': 'between blocks',
    'space-7': 'between sections',
    'space-8': 'around heroes',
    'page-width': 'the widest a page gets',
  },
  shape: {
    'radius-s': 'marks',
    'radius-m': 'pictures, notices',
    'radius-l': 'dialogs, bands',
    'radius-button': 'buttons and chips',
    'radius-input': 'fields',
    'radius-card': 'cards',
    'shadow-1': 'what lies on the page',
    'shadow-2': 'what floats above it',
  },
  time: {
    'duration-fast': 'colours of controls',
    'duration-menu': 'the side menu',
    'duration-slide': 'slides and panels',
  },
};
