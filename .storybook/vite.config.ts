import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A configuration of its own: the bundle's removes the descriptions that the documentation shows.
export default defineConfig({ plugins: [react()] });
