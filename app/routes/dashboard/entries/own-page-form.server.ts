import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { listOtherSlugs, listOwnPages } from '#app/data/entries/own-pages.server.ts'
import { findAround } from '#app/data/offers/offers-around.server.ts'
import type { TrashTab } from '#app/data/saving/trash.server.ts'
import { freeSlug, isSlug, type OwnPageValues, slugOf } from '#app/domain/entries/own-page.ts'
import { problemOf } from '#app/domain/entries/own-page-text.ts'
import { filtersOf, readQuery } from '#app/domain/offers/typed-query.ts'
import type { Locale } from '#app/fields/locale.ts'
import { formLocale, formText } from '#app/http/forms/forms.server.ts'
import { type Translator, translateKey } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownPagePath, paths } from '#app/paths/public.ts'
import type { ListedRow } from './team-words.server.ts'

export async function listedPages(db: Database, tab: TrashTab, t: Translator): Promise<ListedRow[]> {
  const pages = await listOwnPages(db, tab)
  return pages.map(({ id, title, slug, placement, published, deletedAt, isStale }) => {
    const place = t(`dashboard:entries.page.options.${placement}`)
    const state = t(`dashboard:entries.page.${published ? 'online' : 'draft'}`)
    const link =
      placement === 'none' ? t('dashboard:entries.page.unlinked') : t('dashboard:entries.page.linked', { place })
    const label = published ? 'view' : 'preview'
    return {
      id,
      title,
      deletedAt,
      isStale,
      lines: [slug && ownPagePath(slug)],
      notes: [state, link],
      view: {
        to: published && slug ? ownPagePath(slug) : dashboardPaths.ownPagePreview(id),
        words: t(`dashboard:entries.page.${label}`),
        label: t(`dashboard:entries.page.${label}Named`, { name: title }),
      },
    }
  })
}

/** Replaces what was typed by what is meant: an address, the query of a list, no link. */
export async function preparePageForm(db: Database, id: string, form: FormData, locale: Locale): Promise<void> {
  if (!form.has('placement')) form.set('placement', 'none')
  const [slug, title, query] = ['slug', 'title', 'query'].map((name) => formText(form, name).trim())
  if (slug && slug.length <= longestSlug && slugOf(slug)) form.set('slug', slugOf(slug))
  if (!slug && title) form.set('slug', await slugFrom(title, db, id))
  const read = query ? readQuery(query, formLocale(form, locale)) : null
  if (read && 'query' in read) form.set('query', read.query)
}

/** Longer addresses are refused, with their length. */
const longestSlug = 200

async function slugFrom(title: string, db: Database, id: string): Promise<string> {
  const taken = new Set((await listOtherSlugs(db, id)).map(({ slug }) => slug))
  return freeSlug(slugOf(title) || 'seite', (slug) => taken.has(slug) || slugsOfSite.has(slug))
}

/** Visitors could take such a page for the one of the website. */
const slugsOfSite = new Set(
  [...Object.values(paths), ...Object.values(paths.services)].flatMap((path) =>
    typeof path === 'string' ? path.split('/').filter(Boolean) : [],
  ),
)

export async function pageProblems(
  db: Database,
  id: string,
  values: OwnPageValues,
  t: Translator,
  locale: Locale,
): Promise<Record<string, string[]>> {
  const { slug, query, text, textEn } = values
  const found = {
    slug: slug && (await slugProblem(db, id, slug, t)),
    text: text && textProblem(text, t),
    textEn: textEn && textProblem(textEn, t),
    query: query && (await queryProblem(db, query, t, locale)),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, [problem]]] : [])))
}

async function slugProblem(db: Database, id: string, slug: string, t: Translator): Promise<string | null> {
  if (!isSlug(slug)) return t('forms:entries.ownPage.slug', { typed: slug })
  if (slugsOfSite.has(slug)) return t('forms:entries.ownPage.slugOfSite', { slug })
  const holder = (await listOtherSlugs(db, id)).find((page) => page.slug === slug)
  if (!holder) return null
  const { title } = holder
  return t(`forms:entries.ownPage.${holder.isTrashed ? 'slugInTrash' : 'slugTaken'}`, { slug, title })
}

function textProblem(text: string, t: Translator): string | null {
  const problem = problemOf(text)
  return problem && translateKey(t, `forms:entries.ownPage.${problem.code}`, { replace: problem.values })
}

async function queryProblem(db: Database, query: string, t: Translator, locale: Locale): Promise<string | null> {
  const read = readQuery(query, locale)
  if ('ignored' in read) return t('forms:entries.ownPage.query', { ignored: read.ignored.join(', ') })
  const { near, radius } = filtersOf(query, locale)
  const { around, isCorrected } = await findAround(db, { near, radius })
  if (near === null || (around && !isCorrected)) return null
  return t('forms:entries.ownPage.place', { place: near })
}

/** Someone else has taken the address between the check and the write. */
export function isSlugTaken(error: unknown): boolean {
  return isDatabaseError(error, 'UNIQUE constraint failed: own_pages.slug')
}
