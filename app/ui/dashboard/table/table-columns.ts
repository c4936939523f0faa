/** Optional columns, the most important first: as many are shown as fit the window. */
export const tableColumns = ['price', 'area', 'place', 'marketType', 'edited', 'member'] as const
export type TableColumn = (typeof tableColumns)[number]
