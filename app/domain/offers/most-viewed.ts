import { pick } from '#app/fields/typed-objects.ts'

interface Stock {
  id: string
  name: string
  propertyNumber: string
  published: boolean
}

export interface Viewed extends Omit<Stock, 'published'> {
  views: number
}

/**
 * What is published, by its views: at most `limit` of those that were viewed, first the most, and of the others the
 * least viewed, first the least. Both are empty as long as nothing was viewed.
 */
export function rankByViews(
  stock: readonly Stock[],
  views: ReadonlyMap<string, number>,
  limit: number,
): { most: Viewed[]; least: Viewed[] } {
  const ranked = stock
    .filter(({ published }) => published)
    .map((one) => ({ ...pick(one, ['id', 'name', 'propertyNumber']), views: views.get(one.id) ?? 0 }))
    .sort((one, other) => other.views - one.views)
  const most = ranked.filter(({ views }) => views > 0).slice(0, limit)
  return { most, least: most.length > 0 ? ranked.slice(most.length).reverse().slice(0, limit) : [] }
}
