import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findPageTexts, type StoredPage, updatePageTexts } from '#app/data/agency/page-texts.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { exemptionEnd, listedExemptions } from '#app/domain/pages/listed-exemption.ts'
import {
  countTexts,
  isPageName,
  type PageName,
  type PageValues,
  pageFields,
  pageGroups,
} from '#app/domain/pages/page-texts.ts'
import { agencyPlaceholders } from '#app/domain/pages/placeholders.ts'
import { sourcesAfter } from '#app/domain/pages/translation-sources.ts'
import { isPhone } from '#app/domain/viewport.ts'
import { cellName } from '#app/fields/control-names.ts'
import type { Fields } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translation, translationsIn } from '#app/fields/translations.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { viewportOf } from '#app/http/viewport.server.ts'
import { briefOf, defaultTexts } from '#app/i18n/default-texts.server.ts'
import { localeOf, translateKey, translator } from '#app/i18n/server.ts'
import { translatedLists, unwrittenTexts } from '#app/i18n/translated-lists.server.ts'
import { dashboardPaths, shownPages } from '#app/paths/dashboard.ts'
import { confirmFreshness } from '#app/routes/dashboard/saving/freshness.server.ts'
import { languageAnchor } from '#app/routes/dashboard/saving/language-anchor.server.ts'
import { undoOfSave } from '#app/routes/dashboard/saving/restoration.server.ts'
import {
  type FormPost,
  type ReadForm,
  type RestorablePost,
  readFields,
  rerenderForm,
  saveForm,
} from '#app/routes/dashboard/saving/save-form.server.ts'
import { pageFormId } from '#app/ui/dashboard/pages/page-texts-page.tsx'
import { dayText } from '#app/words/moments.server.ts'
import { quote } from '#app/words/quote.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'
import { outdatedLists, pageEnglish } from '#app/words/texts/page-english.server.ts'
import { textProblems } from './text-problems.server.ts'

export function requirePage({ page }: LoaderFunctionArgs['params']): PageName {
  if (!isPageName(page)) throw notFound()
  return page
}

export async function loadPage(request: Request, { db }: AppContext, page: PageName, isReadOnly: boolean) {
  const [stored, agency, locale] = await Promise.all([findPageTexts(db, page), findAgency(db), localeOf(request)])
  const t = translator(locale)
  const { version, values, savedAt } = stored
  const fields = pageFields(page)
  const defaults = unwrittenTexts(page, values)
  const name = t(`forms:pageTexts.pages.${page}`)
  return {
    title: t('forms:pageTexts.title', { name }),
    page,
    name,
    version,
    savedAt,
    isReadOnly,
    isFolded: isPhone(viewportOf(request)),
    values: formatForControls(fields, withLists(page, stored), locale),
    english: pageEnglish(page, stored),
    doubts: Object.fromEntries(
      [...listedExemptions(fields, values)].map(([field, sentence]) => [field, doubtWords(sentence, locale)]),
    ),
    markedRows: Object.fromEntries(
      translatedLists(page, values, stored.sources).map(({ name, rows }) => [
        name,
        rows.flatMap(({ row, state }) => (state === 'current' ? [] : [{ row, state }])),
      ]),
    ),
    counts: countTexts(fields, values),
    labels: pageLabels(page, locale),
    groups: Object.entries(pageGroups(page)).map(([group, own]) => ({
      name: group,
      label: translateKey(t, `forms:pageTexts.groups.${group}`),
      counts: countTexts(own, values),
    })),
    defaults: Object.fromEntries(
      Object.entries(defaults).map(([field, text]) => [field, { text, brief: briefOf(fields[field], text) }]),
    ),
    placeholders: Object.entries(agencyPlaceholders(agency)).flatMap(([label, value]) =>
      value ? [{ label: `{{${label}}}`, value }] : [],
    ),
  }
}

function doubtWords(sentence: string, locale: Locale): string {
  const date = dayText(new Date(exemptionEnd), locale)
  return translator(locale)('dashboard:pages.listedExemption', { sentence: quote(sentence, locale), date })
}

/** Lists start from what stands on the page, so that one of their rows can be changed. */
export function withLists(page: PageName, { values, sources }: PageState): PageValues {
  const [fields, defaults] = [pageFields(page), defaultTexts(page)]
  const shown = translatedLists(page, values, sources).map(({ name, text }) => [name, text] as const)
  const lists = Object.keys(fields).filter((name) => !values[name] && fields[name]?.kind === 'rows')
  const byDefault = lists.map((name) => [name, defaults[name] ?? null] as const)
  return { ...values, ...Object.fromEntries([...byDefault, ...shown]) }
}

type PageState = Pick<StoredPage, 'values' | 'sources'>

export function pageLabels(page: PageName, locale: Locale): Record<string, string> {
  const t = translator(locale)
  return Object.fromEntries(
    Object.entries(pageFields(page)).map(([name, { translates }]) => {
      const label = translateKey(t, `forms:pageTexts.fields.${translates ?? name}`)
      return [name, translates ? t('forms:pageTexts.inEnglish', { label }) : label]
    }),
  )
}

/** `base` has what the form began with. A text that is the same as the default is none of the agency's. */
export async function readPage(
  post: FormPost,
  page: PageName,
  { values: base, sources }: PageState,
): Promise<ReadForm<PageValues>> {
  const fields = pageFields(page)
  const defaults = defaultTexts(page)
  const placeholders = agencyPlaceholders(await findAgency(post.context.db))
  const t = translator(post.locale)
  const read = await readFields(post, fields, (values) =>
    values ? textProblems(values, { fields, defaults, placeholders, t }) : {},
  )
  if ('result' in read) return read
  const [opened, unwritten] = [withLists(page, { values: base, sources }), unwrittenTexts(page, read.values)]
  const own = Object.entries(read.values).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value]
    const source = fields[name]?.translates
    // A confirmed default is a text of its own while its source is one.
    const isKept = source && base[name] && value === opened[name] && read.values[source] !== defaults[source]
    const isUnwritten = value === unwritten[name] || (!base[name] && value === opened[name])
    if (isUnwritten && !isKept) return [name, null]
    return [name, value === opened[name] ? (base[name] ?? null) : value]
  })
  return { values: Object.fromEntries(own) }
}

/** A form that is saved unchanged confirms the lists with translations of changed rows. */
function textsConfirmed(page: PageName, base: PageState, values: PageValues): Readonly<Record<string, string>> {
  if (Object.keys(values).some((name) => values[name] !== base.values[name])) return {}
  const outdated = outdatedLists(translatedLists(page, values, base.sources))
  return Object.fromEntries(outdated.map(({ name, text }) => [name, text]))
}

export async function savePage(post: RestorablePost, page: PageName) {
  const { form, locale, context, by, onSaved } = post
  const { db } = context
  const fields = pageFields(page)
  const reset = form.get('reset')
  const stored = await findPageTexts(db, page)
  if (typeof reset === 'string' && Object.hasOwn(defaultTexts(page), reset)) {
    restoreDefault(form, fields, reset, unwrittenTexts(page, stored.values)[reset] ?? '')
    return rerenderForm(form, { result: asPosted(form) }, { token: newId() }, 200)
  }
  let confirmed: Readonly<Record<string, string>> = {}
  const outcome = await saveForm(post, {
    subject: { kind: 'page', id: page },
    fields,
    stored,
    find: () => findPageTexts(db, page),
    read: async (base) => {
      const began = { values: base ?? stored.values, sources: stored.sources }
      const read = await readPage(post, page, began)
      if ('result' in read || !base || onSaved) return read
      confirmed = textsConfirmed(page, began, read.values)
      return { values: { ...read.values, ...confirmed } }
    },
    write: (values, version) => updatePageTexts(db, page, values, version, by, Object.keys(confirmed)),
    writer: () => valueWriter(fields, locale, {}),
  })
  if (outcome.status !== 'saved') return rerenderForm(form, outcome, { token: '' })
  const { version, values, base } = outcome
  if (onSaved) return onSaved(version)
  const back = dashboardPaths.page(page) + languageAnchor(fields, base, values)
  const sources = sourcesAfter(fields, stored, values)
  const missing = pageEnglish(page, { ...stored, values, sources }).missing.length
  const undo = { fields, saved: outcome, history: dashboardPaths.pageHistory(page), form: pageFormId }
  const extras = { link: { to: shownPages[page], label: 'website' } as const, ...undoOfSave(undo) }
  if (missing === 0) return redirectWithMessage(context, back, 'pageSaved', {}, extras)
  return redirectWithMessage(context, back, 'pageSavedGerman', { count: missing }, extras)
}

function restoreDefault(form: FormData, fields: Fields, name: string, text: string): void {
  for (const control of [...form.keys()]) if (control === name || control.startsWith(`${name}[`)) form.delete(control)
  if (fields[name]?.kind !== 'rows') return
  for (const [index, row] of splitRows<Record<string, string>>(text).entries())
    for (const [column, cell] of Object.entries(row)) form.set(cellName(name, index, column), cell)
}

export async function confirmPageText(
  { form, locale, context }: RestorablePost,
  page: PageName,
  translation: Translation,
) {
  const stored = await findPageTexts(context.db, page)
  const fields = pageFields(page)
  const lists = translatedLists(page, stored.values, stored.sources)
  const outdated = outdatedLists(lists).find(({ name }) => name === translation.name)
  const source = stored.values[translation.translates]
  return confirmFreshness({
    context,
    kind: 'page',
    id: page,
    fields,
    translation,
    form,
    locale,
    stored: withLists(page, stored),
    shown: outdated && { text: outdated.text, source: typeof source === 'string' ? source : null },
    page: dashboardPaths.page(page),
    label: pageLabels(page, locale)[translation.name] ?? translation.name,
    rerender: (fresh, status) => rerenderForm(form, {}, { fresh, token: '' }, status),
  })
}

/** The texts of one language, as a page in it reads them. */
export function textsShown(page: PageName, values: PageValues, locale: Locale): Record<string, string | true> {
  const fields = pageFields(page)
  const twins = new Map(translationsIn(fields).map(({ name, translates }) => [translates, name]))
  const shown = Object.keys(fields).flatMap((name): [string, string | true][] => {
    if (fields[name]?.translates) return []
    const twin = locale === 'de' ? name : (twins.get(name) ?? name)
    const value = values[twin]
    return value ? [[name, value === true ? true : String(value)]] : []
  })
  return Object.fromEntries(shown)
}
