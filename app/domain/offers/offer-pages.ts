/** 24 tiles, and the lead with a row of its own, so only the last page can have a gap. */
export const offersPerPage = 25

/** A last page with fewer offers joins the page before. */
const fewestOffers = 3

export const mostOffersOnPage = offersPerPage + fewestOffers - 1

export function pageCountOf(total: number): number {
  const rest = total % offersPerPage
  return Math.max(1, Math.floor(total / offersPerPage) + (rest >= fewestOffers ? 1 : 0))
}

export function pageOf(asked: number, total: number) {
  const pageCount = pageCountOf(total)
  const page = Math.min(asked, pageCount)
  const start = (page - 1) * offersPerPage
  return { page, pageCount, start, size: page < pageCount ? offersPerPage : total - start }
}
