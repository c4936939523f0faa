/** Every form of the dashboard in which something is typed or arranged says what is not saved yet, or is listed below. */
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { Parser } from 'htmlparser2'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import routes from '#app/routes.ts'
import { archiveOf } from '#tests/support/archives.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { openImmo } from '#tests/support/openimmo.ts'
import { anOffer } from '#tests/support/pages.ts'

/** By the address that they post to: what has nothing to save. */
const withoutNote: Record<string, string> = {
  '/dashboard/account/second-factor': 'a code that is checked, as when signing in',
  '/dashboard/exchange/imports': 'a file that is read as soon as it is sent',
  '/dashboard/exchange/imports/:id/apply':
    'a dry run, whose bar counts what would happen; its pages carry what is chosen',
  '/dashboard/properties/bulk': 'rows that are ticked for one act',
  '/dashboard/properties/:id/price': 'one figure, saved by the key that ends it',
  '/dashboard/team/:id/trash': 'a question, with the choice of who takes over',
  '/kontakt': 'what visitors see, in the preview',
}

const patterns = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${base}/${path}` : base
    return [own, ...patterns(children, own)]
  })
const dashboard = [...new Set(patterns(routes))].filter((path) => path.startsWith('/dashboard')).sort()

/** Made by the seed of these tests. */
const property = 'page00000001'

test('every form of the dashboard says what is not saved, wherever somebody types or arranges something', async ({
  page,
}) => {
  await signIn(page)
  const { ids, tidyUp } = await whatPagesNeed(page)
  const addresses = dashboard.map((pattern) => filled(pattern, ids))
  const seen = new Set<string>()
  const pages: string[] = []
  let asked = 0
  for (const address of addresses) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    if (!answer.ok() || !answer.headers()['content-type']?.startsWith('text/html')) continue
    asked += 1
    // The same form says the same on every page that has it.
    const forms = postedForms(await answer.text(), address).map(
      ({ action, names }) => `${patternOf(action, ids)} ${names}`,
    )
    if (forms.some((form) => !seen.has(form))) pages.push(address)
    for (const form of forms) seen.add(form)
  }
  expect(asked).toBeGreaterThan(80)
  expect(pages.length).toBeGreaterThan(30)
  const saying = new Set<string>()
  const silent = new Set<string>()
  // Opening a page is mostly waiting, so three tabs share them.
  const walk = async (tab: Page) => {
    tab.on('dialog', (dialog) => dialog.accept())
    for (let address = pages.pop(); address !== undefined; address = pages.pop()) {
      await tab.goto(address)
      for (const { action, isSaying } of await tab.evaluate(changeForms)) {
        const found = isSaying ? saying : silent
        found.add(patternOf(action, ids))
      }
    }
  }
  await Promise.all([page, await page.context().newPage(), await page.context().newPage()].map(walk))
  await tidyUp()
  expect([...silent].sort()).toEqual(Object.keys(withoutNote).sort())
  const typedIn = [
    '/dashboard/account/password',
    '/dashboard/enquiries/:id',
    '/dashboard/properties/:id',
    '/dashboard/properties/:id/declines',
    '/dashboard/properties/:id/images/order',
    '/dashboard/settings',
  ]
  expect([...saying]).toEqual(expect.arrayContaining(typedIn))
})

/** Where the forms of a page post to, and the names of what is filled in there, rows and languages taken together. */
function postedForms(html: string, address: string): { action: string; names: string[] }[] {
  const forms: { action: string; names: string[] }[] = []
  const parser = new Parser({
    onopentag: (tag, { action = '', method, name, type }) => {
      if (tag === 'form') forms.push({ action: method === 'post' ? action || address : '', names: [] })
      else if (/^(input|select|textarea)$/.test(tag) && name && type !== 'hidden') forms.at(-1)?.names.push(name)
    },
  })
  parser.end(html)
  return forms
    .filter(({ action }) => action)
    .map(({ action, names }) => ({
      action: action.replace(/[?#].*/, ''),
      names: [...new Set(names.map((name) => name.replace(/\d+|\.\w{12,}/g, '#')))].sort(),
    }))
}

/** Types over every text of every form that is posted, or turns its choices where there is none. */
async function changeForms(): Promise<{ action: string; isSaying: boolean }[]> {
  const change = (control: EventTarget, property: 'value' | 'checked', value: unknown) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {}
    set?.call(control, value)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const types = ['text', 'email', 'password', 'tel', 'url', 'month', 'date'].map((type) => `[type=${type}]`)
  const typed = `textarea, input:is(${types}, :not([type])):not([hidden])`
  const changed: HTMLFormElement[] = []
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post" i]')) {
    const texts = [...form.querySelectorAll<HTMLElement>(typed)] as HTMLInputElement[]
    const choices = [
      ...form.querySelectorAll<HTMLElement>('input:is([type=checkbox],[type=radio])'),
    ] as HTMLInputElement[]
    const select = form.querySelector<HTMLElement>('select') as HTMLSelectElement | null
    if (texts.length + choices.length === 0 && !select) continue
    for (const text of texts) {
      const { type, value } = text
      change(text, 'value', type === 'month' ? '2020-01' : type === 'date' ? '2020-01-01' : `${value}1`)
    }
    const [choice] = texts.length > 0 ? [] : choices
    if (choice) change(choice, 'checked', !choice.checked)
    else if (texts.length === 0 && select) change(select, 'value', [...select.options].at(-1)?.value)
    changed.push(form)
  }
  const isSaying = (form: HTMLFormElement) => /noch nicht gespeichert:/.test(form.innerText)
  for (let looks = 0; looks < 10 && !changed.every(isSaying); looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 30))
  return changed.map((form) => {
    const { pathname } = new URL(form.getAttribute('action') ?? '', location.href)
    return { action: pathname, isSaying: isSaying(form) }
  })
}

/** By the list that they belong to. */
type Ids = Readonly<Record<string, string>>

function filled(pattern: string, ids: Ids): string {
  const [, list = ''] = /^(.*?)\/:id/.exec(pattern) ?? []
  return pattern
    .replace(':id', ids[pattern.includes('/images') ? 'pictures' : list] ?? 'none')
    .replace(':key', ids.key ?? '')
    .replace(':version', '1')
    .replace(':locale', 'en')
    .replace(':field', pattern.includes(':key') ? 'alt' : 'description')
}

function patternOf(address: string, ids: Ids): string {
  const path = Object.values(ids).reduce((path, id) => path.replace(`/${id}`, '/:id'), address)
  // Of rows of a table.
  return path.replace(/^(\/dashboard\/properties)\/[0-9a-z]{12}\b/, '$1/:id')
}

/** An entry of each list, a picture, a transfer that waits, and somebody to tell that a property is gone. */
async function whatPagesNeed(page: Page): Promise<{ ids: Ids; tidyUp: () => Promise<void> }> {
  const first = async (list: string, pattern = '[\\w-]{10,}') => {
    const html = await (await page.request.get(list)).text()
    const [, id = ''] = new RegExp(`href="${list}/(?!new")(${pattern})["?#]`).exec(html) ?? []
    return [list, id] as const
  }
  const lists = ['team', 'testimonials', 'numbers', 'templates', 'users', 'enquiries'] as const
  const pictures = (await anOffer(page.request)).split('/').at(-1) ?? ''
  const ids: Record<string, string> = { '/dashboard/properties': property, pictures }
  const mosaic = await (await page.request.get(dashboardPaths.imagesOrder(pictures))).text()
  ids.key = /data-key="([^"]+)"/.exec(mosaic)?.[1] ?? ''
  for (const list of lists) {
    const [name, id] = await first(`/dashboard/${list}`)
    ids[name] = id
  }
  const message = {
    'form-name': 'contact',
    'bot-field': '',
    phone: '',
    message: 'Ist die Wiese noch frei?',
    propertyId: property,
  }
  await page.request.post('/kontakt', {
    form: { ...message, name: 'Wiebke Wiese', email: 'wiebke@wiese.example' },
    maxRedirects: 0,
  })
  const reserve = (reserved: string) =>
    page.request.post(dashboardPaths.reservation(property), { form: { reserved }, maxRedirects: 0 })
  await reserve('on')
  await page.goto(dashboardPaths.exchange)
  const buffer = Buffer.from(archiveOf([{ name: 'openimmo.xml', content: openImmo([{ extern: 'Ungesichert 1' }]) }]))
  await page.locator('input[type=file]').setInputFiles({ name: 'notiz.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  await expect(page).toHaveURL(/imports\/\w{12}$/)
  const transfer = new URL(page.url()).pathname
  ids['/dashboard/exchange/imports'] = transfer.split('/').at(-1) ?? ''
  await page.goto(dashboardPaths.newConnection)
  await page.getByLabel('Name').fill('Verbindung mit Notiz')
  await page.getByRole('button', { name: 'Anlegen und Adresse erzeugen' }).click()
  await page.getByRole('link', { name: 'Zur Verbindung' }).click()
  await expect(page).toHaveURL(/connections\/\w{12}$/)
  ids['/dashboard/exchange/connections'] = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const tidyUp = async () => {
    await reserve('off')
    await page.goto(transfer)
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.getByRole('button', { name: 'Verwerfen' })).toHaveCount(0)
  }
  return { ids, tidyUp }
}
