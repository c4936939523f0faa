export const subjectKinds = [
  'property',
  'team',
  'testimonials',
  'numbers',
  'templates',
  'ownPages',
  'settings',
  'user',
  'connection',
  'page',
  'seller',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

export interface Subject {
  kind: SubjectKind
  id: string
}

/** Pictures have texts, but no versions of their own. */
export const textSubjects = [
  'property',
  'team',
  'testimonials',
  'numbers',
  'templates',
  'ownPages',
  'settings',
  'picture',
  'page',
] as const
export type TextSubject = (typeof textSubjects)[number]

export interface Saved<Values> {
  version: number
  values: Values
}

export const settingsSubject: Subject = { kind: 'settings', id: '1' }
