import type { Field, Fields } from '#app/fields/field.ts'

/** Kinds of fields in the catalogue of page texts. All are optional: for an empty field, the page shows its default. */
export const heading = { kind: 'text', max: 120, translated: true } as const satisfies Field
export const sentence = { kind: 'longText', max: 600, translated: true } as const satisfies Field
/** Paragraphs, or one entry of a list on each line. */
export const passage = { kind: 'longText', max: 4_000, translated: true } as const satisfies Field
/** "Nicht zeigen": a group that the page can do without. */
export const hidden = { kind: 'flag' } as const satisfies Field

const mostRows = 12
const title = { kind: 'text', max: 160 } as const satisfies Field
const text = { kind: 'longText', max: 800 } as const satisfies Field

export const points = {
  kind: 'rows',
  columns: { title, text },
  most: mostRows,
  ordered: true,
  translated: true,
} as const satisfies Field

export const questions = {
  kind: 'rows',
  columns: { question: title, answer: text },
  most: mostRows,
  ordered: true,
  translated: true,
} as const satisfies Field

export interface PageTexts {
  /** Where the defaults are, below `pages:` of the translations. */
  root: string
  /** In the order of the page. */
  groups: Readonly<Record<string, Fields>>
  /** Keys of fields whose default is not `root` and the field's name; a flag hides what is there. */
  at: Readonly<Record<string, readonly string[]>>
}
