/** Whether everything runs (`npm run test:all`), also what the first ring only samples. */
export const isAll = process.env.TEST_RING === 'all';
