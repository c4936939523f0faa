/** `row` counts from 0. */
export function rowName(name: string, row: number): string {
  return `${name}[${row}]`
}

export function cellName(name: string, row: number, column: string): string {
  return `${rowName(name, row)}.${column}`
}

export const intentName = '__intent__'
export const stateName = '__state__'
