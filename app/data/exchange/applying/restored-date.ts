/**
 * In milliseconds. Only staff restore backups: a connection that calls itself ours could make any offer the newest one, or
 * one of tomorrow.
 */
export function restoredDate(
  { connectionId }: { connectionId: string | null },
  publishedAt: number | undefined,
): number | null {
  return connectionId === null && publishedAt !== undefined && publishedAt <= Date.now() ? publishedAt : null
}
