import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/structure/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/unit/support/setup.ts'],
    restoreMocks: true,
  },
});
