/** What the controls of rows are called in a form, and Conform's own. */

/** Counted from 0. */
export function rowName(name: string, row: number): string {
  return `${name}[${row}]`
}

export function cellName(name: string, row: number, column: string): string {
  return `${rowName(name, row)}.${column}`
}

/** Conform's own names of controls: a pressed row button, and which fields were validated. */
export const intentName = '__intent__'
export const stateName = '__state__'
