/** Whether the page is shown inside a frame. */
export const inFrame = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
};
