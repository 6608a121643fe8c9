/** Whether the visitor came back to this page or reloaded it: then their position is restored. */
export const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return ['back_forward', 'reload'].includes((entry as PerformanceNavigationTiming)?.type);
};
