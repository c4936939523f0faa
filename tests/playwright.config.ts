import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { withoutPictures } from './support/chromium.ts'

/** Journeys run twice, with JavaScript and without, unless the name of their file says otherwise. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'e2e'),
  outputDir: join(import.meta.dirname, '../.cache/playwright'),
  globalSetup: join(import.meta.dirname, 'support/e2e-server.ts'),
  fullyParallel: false,
  workers: 4,
  // The longest takes half a minute, and what it waits for a second; a busy machine takes many times as long.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    locale: 'de-DE',
    launchOptions: withoutPictures,
    // While one page fades into the next nothing can be clicked; tests that look at motion ask for it (withMotion).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'with-javascript', testIgnore: '**/*.plain.test.ts', use: { javaScriptEnabled: true } },
    { name: 'without-javascript', testIgnore: '**/*.scripted.test.ts', use: { javaScriptEnabled: false } },
  ],
})
