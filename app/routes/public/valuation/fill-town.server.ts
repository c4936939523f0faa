import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { formText } from '#app/http/forms/forms.server.ts'

/** Adds the town of the postal code where none was typed; the last step shows it and leads back to it. */
export function fillTown(form: FormData): void {
  if (formText(form, 'city').trim() !== '') return
  const code = formText(form, 'postalCode').replace(/\s/g, '')
  if (!/^\d{5}$/.test(code)) return
  const place = gazetteer().postalCodes.get(code)?.place
  if (place) form.set('city', place.quarterOf ?? place.name)
}
