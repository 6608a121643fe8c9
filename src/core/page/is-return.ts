/** Whether the visitor has come back to this page, or loaded it again: they are where they were. */
export const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return ['back_forward', 'reload'].includes((entry as PerformanceNavigationTiming)?.type);
};
