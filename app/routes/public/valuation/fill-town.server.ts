import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { cleanLine } from '#app/fields/clean-text.ts'
import { formText } from '#app/http/forms/forms.server.ts'

/** Adds the town of the postal code where none was typed; the last step shows it and leads back to it. */
export function fillTown(form: FormData): void {
  if (formText(form, 'city').trim() !== '') return
  const town = townOf(cleanLine(formText(form, 'postalCode')).replaceAll(' ', ''))
  if (town) form.set('city', town)
}

/** Null for what is no postal code. */
export function townOf(code: string): string | null {
  const place = /^\d{5}$/.test(code) && gazetteer().postalCodes.get(code)?.place
  return place ? (place.quarterOf ?? place.name) : null
}
