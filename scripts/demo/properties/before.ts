/** German texts from before the last change, so that their English translations are outdated. */
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { housesInHamburg } from './houses-in-hamburg.ts'

const villa = housesInHamburg.find(({ slug }) => slug === 'villa-am-jenischpark')?.values.description ?? ''

export const germanBefore: Readonly<Record<string, Partial<PropertyValues>>> = {
  // Without the last paragraph.
  'villa-am-jenischpark': { description: villa.slice(0, villa.lastIndexOf('\n\n')) },
  'wohnung-im-grindelviertel': {
    otherNotes:
      'Die Gemeinschaft hat 14 Einheiten. Ein Beschluss über die Dämmung des Daches ist gefasst, der Anteil der Wohnung von 6.800 Euro wird im Frühjahr 2027 fällig.',
  },
}
