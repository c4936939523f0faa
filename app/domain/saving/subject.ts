/** What has versions and a history. The lists of entries have the names of their addresses. */
export const subjectKinds = [
  'property',
  'team',
  'testimonials',
  'numbers',
  'templates',
  'settings',
  'user',
  'connection',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

export interface Subject {
  kind: SubjectKind
  id: string
}

/** What has texts in other languages: pictures have no versions of their own. */
export const textSubjects = ['property', 'team', 'testimonials', 'numbers', 'templates', 'settings', 'picture'] as const
export type TextSubject = (typeof textSubjects)[number]

/** A row as it is stored, or as it was. */
export interface Saved<Values> {
  /** Counts saves. */
  version: number
  values: Values
}

/** The settings are a single row. */
export const settingsSubject: Subject = { kind: 'settings', id: '1' }
