/** In characters, whichever they are. The upper bound is far above what anybody types, and spares the hash a novel. */
export const passwordLength = { min: 12, max: 1_000 } as const
