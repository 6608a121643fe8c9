/** How long a typed text rests before it is searched, in ms [QS-04, SRCH-12]. */
export const typingPause = 500;
/** How many characters a text needs to be searched by itself [QS-03, SRCH-12]. */
export const shortestQuery = 3;
