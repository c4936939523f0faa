/** Password managers add nodes before scripts run: React makes the document again, and nothing in it may be lost. */
import type { BrowserContext } from '@playwright/test'
import { postDraft } from '#tests/support/drafts.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'
import { draftKept, giveCookie, hydrated } from '#tests/support/visit.ts'

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

const ownNodes = [
  ['head', 'afterbegin', '<meta name="foreign" data-foreign>'],
  ['head', 'beforeend', '<link rel="icon" href="/favicon.svg" data-foreign>'],
  ['body', 'afterbegin', '<div data-foreign></div>'],
  ['body', 'beforeend', '<foreign-host data-foreign></foreign-host>'],
] as const

for (const [beside, where, html] of ownNodes)
  test(`a foreign node ${where} of the ${beside} stays, with the attributes and the fields around it`, async ({
    context,
  }) => {
    const { page, wake } = await openWith(context, '/login', { moment: 'interactive', beside, where, html })
    await page.evaluate(() => {
      // Some extensions put a field into an element of their own.
      const field = document.querySelector('[name="password"]')
      const box = document.createElement('span')
      field?.replaceWith(box)
      if (field) box.appendChild(field)
      for (const element of [document.documentElement, document.body]) {
        element.dataset.foreign = ''
        element.style.setProperty('--foreign', '1')
      }
    })
    await page.locator('main [name="password"]').fill('geheim')
    await wake()
    await expect(page.locator('main [name="password"]')).toHaveValue('geheim')
    await expect(page.locator('[data-foreign]')).toHaveCount(3)
    await expect(page.locator('html[style*="--foreign"] > body[style*="--foreign"]')).toHaveCount(1)
  })

for (const around of ['body > *', 'main'])
  test(`a node around ${around} costs no value and no focus, and nothing stands twice`, async ({ context }) => {
    const { page, wake } = await openWith(context, '/kontakt', { moment: 'load', ...behindFields })
    await page.evaluate((inside) => {
      const box = document.createElement('div')
      const wrapped = [...document.querySelectorAll<HTMLElement>(inside)]
      wrapped[0]?.insertAdjacentElement('beforebegin', box)
      for (const node of wrapped) box.appendChild(node)
    }, around)
    await page.evaluate(fillAll)
    await page.locator('main [name="name"]').pressSequentially('abc')
    const before = await page.evaluate(readAll)
    await wake()
    const after = await page.evaluate(readAll)
    expect(after.values).toEqual(before.values)
    expect(after.focus).toBe(before.focus)
    await expect(page.locator('main')).toHaveCount(1)
  })

test('another text than the server has sent costs no typed word, in a field without a caret neither', async ({
  context,
}) => {
  const html = ' anders'
  const { page, wake } = await openWith(context, '/login', { moment: 'load', beside: 'h1', where: 'beforeend', html })
  const email = page.locator('main [name="email"]')
  await email.pressSequentially('clara@thomsen')
  await wake()
  await page.keyboard.type('.example')
  await expect(email).toHaveValue('clara@thomsen.example')
})

test('a chosen file and the focus on a link stay', async ({ context }) => {
  await giveCookie(context, '__Host-session', String(process.env.STAFF_SESSION))
  const { page, wake } = await openWith(context, '/dashboard/team/new', { moment: 'load', ...behindFields })
  const file = page.locator('main input[type="file"]')
  await file.setInputFiles({ name: 'clara.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).first()
  await link.focus()
  await wake()
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('clara.png')
  await expect(link).toBeFocused()
})

test('the form of a property asks before it is left, and keeps a draft of what came before and after', async ({
  context,
}) => {
  const address = await aDraft(context)
  const { page, wake } = await openWith(context, address, { moment: 'load', ...behindFields })
  const name = page.locator('main [name="name"]')
  await name.fill('Haus am Meer')
  const group = page.locator('main details[id]:not([open])').first()
  const id = await group.getAttribute('id')
  await group.locator('summary').first().press('Enter')
  await wake()
  await expect(page.locator(`#${id}`)).toHaveAttribute('open')
  await expect(page.locator(`#${id} > summary`)).toBeFocused()
  await expect(page.getByText('noch nicht gespeichert:')).toContainText('Name')
  await page.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Änderungen sind noch nicht gespeichert' })
  await dialog.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await page.locator('main [name="city"]').fill('Ahrensburg')
  await draftKept(page)
  await page.close()

  const later = await context.newPage()
  await later.goto(address)
  await later.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(later.locator('main [name="name"]')).toHaveValue('Haus am Meer')
  await expect(later.locator('main [name="city"]')).toHaveValue('Ahrensburg')
})

test('the message after a star, and the language of German words on an English page, stay', async ({
  context,
  request,
}) => {
  const offer = `/en${await anOffer(request)}`
  const { page, wake } = await openWith(context, offer, { moment: 'interactive', ...behindFields })
  await page.locator('main button[name="propertyId"]').first().click()
  const message = page.locator('[role="status"]').filter({ hasText: 'shortlist' })
  await expect(message).toBeVisible()
  const germanWords = () => page.locator('body [lang="de"]').allTextContents()
  const before = await germanWords()
  await wake()
  await expect(message).toBeVisible()
  const after = await germanWords()
  expect(before.filter((words) => !after.includes(words))).toEqual([])
  expect(before.length).toBeGreaterThan(3)
})

async function aDraft(context: BrowserContext): Promise<string> {
  await giveCookie(context, '__Host-session', String(process.env.STAFF_SESSION))
  return postDraft(context, 'Haus am Bach')
}

test('a language that a translator writes into a page neither stops it nor mixes its words', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.lang = 'fr'
    })
  })
  for (const [path, label] of [
    ['/kontakt', 'Menü'],
    ['/en/kontakt', 'Menu'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('header').getByText(label, { exact: true }).first()).toBeAttached()
  }
  expect(errors.filter((error) => error.startsWith('Start failed'))).toEqual([])
})
