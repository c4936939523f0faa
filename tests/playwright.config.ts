import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--blink-settings=imagesEnabled=false',
]

/** Every journey runs twice: as a browser with JavaScript, and as one without. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'e2e'),
  outputDir: join(import.meta.dirname, '../.cache/playwright'),
  globalSetup: join(import.meta.dirname, 'support/e2e-server.ts'),
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  forbidOnly: true,
  // A browser on a busy machine may stall once; what fails twice is broken.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    locale: 'de-DE',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumFlags,
    },
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'with-javascript', use: { javaScriptEnabled: true } },
    { name: 'without-javascript', testIgnore: '**/*.scripted.test.ts', use: { javaScriptEnabled: false } },
  ],
})
