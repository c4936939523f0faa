export const oldestNode: string
export function isRecent(version: string): boolean
