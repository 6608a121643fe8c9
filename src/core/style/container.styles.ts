import { css } from './css';
import { containerRoot } from './media';

/** A part of the page whose width its content can ask for. */
export const containerPart = css(containerRoot);
