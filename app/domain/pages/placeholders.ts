/** Staff write them in German in both languages: "{{Ort}}". */
type PlaceholderName = 'Büro' | 'Ort' | 'Telefon' | 'Name'

/** A value that is null is not known. */
export type Placeholders = Readonly<Partial<Record<PlaceholderName, string | null>>>

/** Without the name of a person, which only single texts have. */
export function agencyPlaceholders(agency: {
  agencyName: string
  city: string | null
  phone: string | null
}): Placeholders {
  return { Büro: agency.agencyName, Ort: agency.city, Telefon: agency.phone }
}

const whole = /\{\{([^{}]{0,40})\}\}/g

/** Null if one of them has no value. */
export function fillPlaceholders(text: string, values: Placeholders): string | null {
  const named: Readonly<Record<string, string | null | undefined>> = values
  let isComplete = true
  const filled = text.replace(whole, (_, name: string) => {
    const value = named[name.trim()]
    if (!value) isComplete = false
    return value ?? ''
  })
  return isComplete ? filled : null
}

export interface PlaceholderProblem {
  code: 'half' | 'unknown' | 'noValue'
  found: string
}

/** The first thing that is wrong with the placeholders of a text. */
export function placeholderProblem(text: string, values: Placeholders): PlaceholderProblem | null {
  const named: Readonly<Record<string, string | null | undefined>> = values
  const rest = text.replace(whole, '')
  if (rest.includes('{{') || rest.includes('}}')) return { code: 'half', found: rest.includes('{{') ? '{{' : '}}' }
  for (const [found, name = ''] of text.matchAll(whole)) {
    const value = named[name.trim()]
    if (value === undefined) return { code: 'unknown', found }
    if (value === null) return { code: 'noValue', found }
  }
  return null
}
