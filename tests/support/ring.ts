/**
 * Whether everything runs, as `npm run test:all` does: then a matrix of brands, languages or widths
 * is whole. Otherwise it is as small as shows each rule and each flow once.
 */
export const isAll = process.env.TEST_RING === 'all';
