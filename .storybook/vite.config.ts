import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Of its own: the bundle's configuration cuts the descriptions that the documentation shows.
export default defineConfig({ plugins: [react()] });
