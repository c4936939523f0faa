/** How Chromium is started for the browser tests. `CHROMIUM_PATH` names one other than Playwright's own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process for each page, and one for what nobody sees, take a tenth of the time of the tests.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  // Pages live for seconds: compiling their scripts a second time, faster, takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
]

/** Without windows Chromium would say that nobody has a mouse. */
const mouse = ['primaryPointerType=4', 'availablePointerTypes=4', 'primaryHoverType=2', 'availableHoverTypes=2']

function chromiumWith(...settings: string[]) {
  const { CHROMIUM_PATH } = process.env
  const blinkSettings = `--blink-settings=${[...mouse, ...settings].join(',')}`
  return { ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }), args: [...flags, blinkSettings] }
}

/**
 * Pictures are left out, with their places kept: writing each at every width, in two formats, would take most of the
 * time of the tests, and most of them look elsewhere.
 */
export const withoutPictures = chromiumWith('imagesEnabled=false')

/** For `test.use` at the head of a file whose tests look at pictures. */
export const withPictures = { launchOptions: chromiumWith() }

/** The same for tests that look at what moves; elsewhere pages do not fade into each other. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
