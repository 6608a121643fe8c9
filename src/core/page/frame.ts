/** Whether the page is shown inside a frame. */
export const inFrame = (): boolean => window.self !== window.top;
