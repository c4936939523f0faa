/** In characters. The maximum is far above what anyone types and spares the hash long input. */
export const passwordLength = { min: 12, max: 1_000 } as const
