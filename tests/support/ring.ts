/** Whether everything runs (`npm run test:all`), or each rule once (docs/architecture/tests.md). */
export const isAll = process.env.TEST_RING === 'all';
