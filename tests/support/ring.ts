/** Whether the tests run with every matrix and long random walks (`npm run test:all`). */
export const isAll = process.env.TEST_RING === 'all';
