/** Password managers add nodes before scripts run: React makes the document again, and nothing in it may be lost. */
import type { BrowserContext } from '@playwright/test'
import { postDraft } from '#tests/support/drafts.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { giveCookie, hydrated } from '#tests/support/visit.ts'

test.use({ hydrates: false })

const moments = ['interactive', 'DOMContentLoaded', 'load'] as const

interface Addition {
  moment: (typeof moments)[number]
  beside: string
  where: InsertPosition
  html: string
}

const behindFields = { beside: 'input, textarea, select', where: 'afterend', html: '<div></div>' } as const

/** Opens a page to which an extension adds nodes. Its scripts wait until `wake`, which expects a new document. */
async function openWith(context: BrowserContext, address: string, addition: Addition) {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript(({ moment, beside, where, html }) => {
    const add = () => {
      for (const element of document.querySelectorAll(beside)) element.insertAdjacentHTML(where, html)
      Object.assign(window, { sent: document.documentElement })
    }
    if (moment === 'load') addEventListener(moment, add)
    else if (moment === 'DOMContentLoaded') document.addEventListener(moment, add)
    else document.addEventListener('readystatechange', () => document.readyState === moment && add())
  }, addition)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'load' })
  const wake = async () => {
    release()
    await hydrated(page)
    expect(await page.evaluate(() => 'sent' in window && window.sent !== document.documentElement)).toBe(true)
    expect(errors.filter((error) => !error.startsWith('Hydration differs'))).toEqual([])
  }
  return { page, wake }
}

/** Runs in the page: every control gets what the server has not sent. */
function fillAll() {
  for (const control of document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')) {
    const { type } = control
    if (type === 'hidden' || type === 'file') continue
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
    else if (type === 'radio' || type === 'checkbox') control.checked = !control.checked
    else control.value = `${control.value} getippt`
  }
}

/** Runs in the page. */
function readAll() {
  const controls = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
  const named = controls.filter(({ name, type }) => name && type !== 'hidden')
  const { activeElement: focused } = document
  return {
    values: named.map(({ name, value, checked }) => [name, value, checked].join()),
    focus: focused instanceof HTMLInputElement && [focused.name, focused.selectionStart, focused.selectionEnd].join(),
    head: [...document.head.children, ...document.querySelectorAll('[type="application/ld+json"]')].map(
      (node) => node.outerHTML,
    ),
    language: document.documentElement.lang,
  }
}

const pages = [
  ['/login', 'email'],
  ['/kontakt', 'name'],
  ['/bewertung', 'street'],
  ['/dashboard/properties/:id', 'name'],
] as const

for (const [path, focused] of pages)
  test(`nodes behind the fields of ${path} cost no value, no focus and nothing in the head`, async ({ context }) => {
    const address = path.startsWith('/dashboard') ? await aDraft(context) : path
    for (const moment of moments) {
      const { page, wake } = await openWith(context, address, { moment, ...behindFields })
      await page.evaluate(fillAll)
      const field = page.locator(`main [name="${focused}"]`)
      await field.pressSequentially('abc')
      await field.press('Shift+ArrowLeft')
      const before = await page.evaluate(readAll)
      await wake()
      const after = await page.evaluate(readAll)
      const lost = {
        values: before.values.filter((value, index) => after.values[index] !== value),
        focus: before.focus === after.focus ? [] : [before.focus, after.focus],
        head: before.head.filter((node) => !after.head.includes(node)),
        language: before.language === after.language ? [] : [after.language],
      }
      expect(lost, moment).toEqual({ values: [], focus: [], head: [], language: [] })
      await page.close()
    }
  })

async function aDraft(context: BrowserContext): Promise<string> {
  await giveCookie(context, '__Host-session', String(process.env.STAFF_SESSION))
  return postDraft(context, 'Haus am Bach')
}
