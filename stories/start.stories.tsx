import { StartPage } from './kit/start-page';

/** Where Storybook opens. */
export default { title: 'Start here', tags: ['!autodocs'] };

export const StartHere = { name: 'Start here', render: () => <StartPage /> };
