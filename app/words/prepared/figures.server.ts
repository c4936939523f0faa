/** A sale in numbers, for its owner and for staff: sums, never names. */
import type { Database } from '#app/data/database.server.ts'
import { listMomentsAbout } from '#app/data/enquiries/enquiry-lists.server.ts'
import { listViews } from '#app/data/offers/offer-days.server.ts'
import { listChangesOf } from '#app/data/saving/last-changes.server.ts'
import { countWaitingFor } from '#app/data/subscriptions/fitting.server.ts'
import { addDays, berlinDay, berlinToday, weekOf } from '#app/domain/calendar.ts'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { dayText } from '#app/words/moments.server.ts'

const shown = { weeks: 12, events: 10 } as const

const switches = {
  published: ['published', 'unpublished'],
  reserved: ['reserved', 'unreserved'],
  sold: ['sold', 'unsold'],
} as const

const prices: readonly string[] = ['purchasePrice', 'baseRent']

type Change = Awaited<ReturnType<typeof listChangesOf>>[number]

export type FiguresView = Awaited<ReturnType<typeof loadFigures>>

export async function loadFigures(
  db: Database,
  { id, publishedAt }: { id: string; publishedAt: Date | null },
  locale: Locale,
) {
  const [views, enquiries, saved, searches] = await Promise.all([
    listViews(db, id),
    listMomentsAbout(db, id),
    listChangesOf(db, id, [...Object.keys(switches), ...prices]),
    countWaitingFor(db, id),
  ])
  const t = translator(locale)
  const words = t('pages:seller.figures', { returnObjects: true })
  const [first] = views
  const [latest] = enquiries
  const number = (value: number) => formatNumber(value, locale)
  const changes = netChanges([...created(saved, publishedAt), ...saved])
  const cuts = changes.filter(({ field, after }) => prices.includes(field) && typeof after === 'number')
  const days = enquiries.map(berlinDay)
  return {
    totals: [
      {
        name: 'views',
        value: number(views.reduce((sum, day) => sum + day.views, 0)),
        label: words.views,
        note: first
          ? t('pages:seller.figures.viewsNote', { date: dayText(new Date(first.day), locale) })
          : words.noViews,
      },
      {
        name: 'enquiries',
        value: number(enquiries.length),
        label: words.enquiries,
        note: latest ? t('pages:seller.figures.lastEnquiry', { date: dayText(latest, locale) }) : words.noEnquiry,
      },
      { name: 'searches', value: number(searches), label: words.searches, note: words.searchesNote },
    ],
    weeks: weeksOf(views, days, cuts, locale, t),
    events: changes
      .flatMap((change) => eventOf(change, locale, t))
      .slice(-shown.events)
      .reverse(),
  }
}

/** What came into being online, as from a transfer, has no change of its state. */
function created(saved: readonly Change[], publishedAt: Date | null): Change[] {
  const isNoted = saved.some(({ field }) => field === 'published')
  return publishedAt && !isNoted ? [{ field: 'published', before: false, after: true, at: publishedAt }] : []
}

/** Of each day, so that what was taken back the same day is left out. */
function netChanges(changes: readonly Change[]): Change[] {
  const net = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.field} ${berlinDay(change.at)}`
    const { before } = net.get(key) ?? change
    net.delete(key)
    net.set(key, { ...change, before })
  }
  return [...net.values()].filter(({ before, after }) => before !== after)
}

/** The weeks since the first view or enquiry, at most the latest twelve. */
function weeksOf(
  views: readonly { day: string; views: number }[],
  enquiries: readonly string[],
  cuts: readonly Change[],
  locale: Locale,
  t: Translator,
) {
  const today = berlinToday()
  const earliest = [views[0]?.day, enquiries.at(-1)].filter((day) => day !== undefined).sort()[0] ?? today
  const current = mondayOf(today)
  const viewsIn = new Map<string, number>()
  for (const { day, views: count } of views) viewsIn.set(mondayOf(day), (viewsIn.get(mondayOf(day)) ?? 0) + count)
  const mondays = Array.from({ length: shown.weeks }, (_, place) => addDays(current, 7 * (place + 1 - shown.weeks)))
  const weeks = mondays
    .filter((monday) => monday >= mondayOf(earliest))
    .map((monday) => {
      const isIn = (day: string) => mondayOf(day) === monday
      const cut = cuts.findLast(({ at }) => isIn(berlinDay(at)))
      return {
        week: weekOf(monday),
        number: Number(weekOf(monday).slice(-2)),
        views: viewsIn.get(monday) ?? 0,
        enquiries: enquiries.filter(isIn).length,
        price: cut ? formatMoney(Number(cut.after), locale) : null,
        days: t('pages:seller.figures.span', {
          from: dayText(new Date(monday), locale),
          to: dayText(new Date(addDays(monday, 6)), locale),
        }),
        isCurrent: monday === current,
      }
    })
  const most = Math.max(1, ...weeks.map((week) => week.views))
  return weeks.map((week) => ({ ...week, percent: Math.round((100 * week.views) / most) }))
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function eventOf({ field, before, after, at }: Change, locale: Locale, t: Translator) {
  const event = (name: Happened, note: string | null = null) => ({
    name,
    day: dayText(at, locale),
    title: t(`pages:seller.figures.happened.${name}`),
    note,
  })
  if (isSwitch(field)) return [event(switches[field][after ? 0 : 1])]
  if (typeof after !== 'number') return []
  const money = formatMoney(after, locale)
  const note = typeof before === 'number' ? { before: formatMoney(before, locale), after: money } : null
  return [event('price', note ? t('pages:seller.figures.from', note) : money)]
}

type Happened = (typeof switches)[keyof typeof switches][number] | 'price'

function isSwitch(field: string): field is keyof typeof switches {
  return Object.hasOwn(switches, field)
}
