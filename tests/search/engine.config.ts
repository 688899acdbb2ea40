import { defineConfig } from 'vitest/config';

/** What needs a real search engine, and so is no part of `npm test`. */
export default defineConfig({ test: { environment: 'node', include: ['tests/search/**/*.engine.ts'], testTimeout: 30_000, hookTimeout: 60_000, passWithNoTests: false, allowOnly: false } });
