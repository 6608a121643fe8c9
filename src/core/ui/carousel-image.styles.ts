import { css } from '../style/css';

export const styles = {
  image: css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
};
