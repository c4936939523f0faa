import { type Outcome, outcomes, type ResultingState } from '#app/exchange/plan.ts'

export const views = ['all', 'problems', ...outcomes, 'public', 'drafts'] as const
export type View = (typeof views)[number]

export const perPage = 50

interface Filtered {
  outcome: Outcome
  after: ResultingState
  /** Lowest first; 2 means no problems. */
  urgency: -1 | 0 | 1 | 2
  isNowhere: boolean
}

export function isIn(view: View, { outcome, after, urgency, isNowhere }: Filtered): boolean {
  if (view === 'all') return true
  if (view === 'problems') return urgency < 2
  if (view === 'public') return after === 'public' && !isNowhere
  return view === 'drafts' ? after === 'draft' && !isNowhere : outcome === view
}

/** Unknown values select the first page of all objects. */
export function readView(search: URLSearchParams): { view: View; page: number } {
  const view = views.find((known) => known === search.get('show')) ?? 'all'
  const page = search.get('page') ?? ''
  return { view, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
}

/** Sorted by urgency, with counts for each filter. A page beyond the end is the last. */
export function pageOf<Item>(items: readonly Item[], filterOf: (item: Item) => Filtered, search: URLSearchParams) {
  const { view, page: asked } = readView(search)
  const fitting = items.filter((item) => isIn(view, filterOf(item)))
  const sorted = fitting.toSorted((one, other) => filterOf(one).urgency - filterOf(other).urgency)
  const page = Math.min(asked, Math.max(1, Math.ceil(sorted.length / perPage)))
  return {
    view,
    page,
    perPage,
    total: sorted.length,
    filters: views.map((name) => ({ name, count: items.filter((item) => isIn(name, filterOf(item))).length })),
    shown: sorted.slice((page - 1) * perPage, page * perPage),
    sorted,
  }
}
