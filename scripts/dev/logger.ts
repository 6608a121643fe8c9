import { createLogger, type Logger } from 'vite';

/**
 * Logs what Vite does, why it reloads a page among it, but not that it cannot foresee which files
 * the demo host will read.
 */
export function logger(): Logger {
  const usual = createLogger('info', { allowClearScreen: false });
  return {
    ...usual,
    warn: (message, options) => {
      if (!message.includes('dynamic import cannot be analyzed')) usual.warn(message, options);
    },
  };
}
