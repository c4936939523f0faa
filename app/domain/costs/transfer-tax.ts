/** Each Land sets its own rate (§ 11 GrEStG, Art. 105 Abs. 2a GG); the day of the contract decides. */

interface Rate {
  from: string
  percent: number
}

/** Day of the latest change in the table. */
export const ratesAsOf = '2025-07-01'

/** Day on which all sixteen rates were last compared with published tables, those of August and September 2026. */
export const ratesCheckedOn = '2026-09-22'

const rates = {
  'Baden-Württemberg': [{ from: '2011-11-05', percent: 5 }],
  Bayern: [{ from: '1997-01-01', percent: 3.5 }],
  Berlin: [{ from: '2014-01-01', percent: 6 }],
  Brandenburg: [{ from: '2015-07-01', percent: 6.5 }],
  Bremen: [
    { from: '2014-01-01', percent: 5 },
    { from: '2025-07-01', percent: 5.5 },
  ],
  Hamburg: [
    { from: '2009-01-01', percent: 4.5 },
    { from: '2023-01-01', percent: 5.5 },
  ],
  Hessen: [{ from: '2014-08-01', percent: 6 }],
  'Mecklenburg-Vorpommern': [
    { from: '2012-07-01', percent: 5 },
    { from: '2019-07-01', percent: 6 },
  ],
  Niedersachsen: [{ from: '2014-01-01', percent: 5 }],
  'Nordrhein-Westfalen': [{ from: '2015-01-01', percent: 6.5 }],
  'Rheinland-Pfalz': [{ from: '2012-03-01', percent: 5 }],
  Saarland: [{ from: '2015-01-01', percent: 6.5 }],
  Sachsen: [
    { from: '1997-01-01', percent: 3.5 },
    { from: '2023-01-01', percent: 5.5 },
  ],
  'Sachsen-Anhalt': [{ from: '2012-03-01', percent: 5 }],
  'Schleswig-Holstein': [{ from: '2014-01-01', percent: 6.5 }],
  Thüringen: [
    { from: '2017-01-01', percent: 6.5 },
    { from: '2024-01-01', percent: 5 },
  ],
} as const satisfies Record<string, readonly Rate[]>

export type Land = keyof typeof rates

export function isLand(name: string): name is Land {
  return Object.hasOwn(rates, name)
}

export function transferTaxOn(land: Land, day: string): number | null {
  return rates[land].findLast(({ from }) => from <= day)?.percent ?? null
}
