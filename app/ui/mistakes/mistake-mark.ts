import type { Locale } from '#app/fields/locale.ts'

/** Starts the title of a page whose form was refused. */
export const mistakeMarks: Readonly<Record<Locale, string>> = { de: 'Fehler: ', en: 'Error: ' }
