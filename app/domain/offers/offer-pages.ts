/** How a list of offers is cut into pages. */

/** 24 tiles and the lead, which takes a row of its own: no page but the last ends with a hole. */
export const offersPerPage = 25

/** Fewer do not make a page: they join the one before. */
const fewestOffers = 3

export const mostOffersOnPage = offersPerPage + fewestOffers - 1

export function pageCountOf(total: number): number {
  const rest = total % offersPerPage
  return Math.max(1, Math.floor(total / offersPerPage) + (rest >= fewestOffers ? 1 : 0))
}

/** The offers of a page, of those that follow its start. A page past the end becomes the last one. */
export function pageOf(asked: number, total: number) {
  const pageCount = pageCountOf(total)
  const page = Math.min(asked, pageCount)
  const start = (page - 1) * offersPerPage
  return { page, pageCount, start, size: page < pageCount ? offersPerPage : total - start }
}
