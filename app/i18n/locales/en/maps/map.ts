import type { map as german } from '#app/i18n/locales/de/maps/map.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const map = {
  title_one: 'Map with {{formatted}} property',
  title_other: 'Map with {{formatted}} properties',
  description:
    'Each flag marks one or more properties and shows the price. The same properties are listed beside the map.',
  offers: 'properties',
  from: 'from {{price}}',
  million: '€{{value}}m',
  onRequest: 'on request',
  reserved: '{{price}}, reserved',
  perMonth: '{{price}}/month',
  andMore: '{{places}} and other places',
  beyond: '{{name}}, outside this part of the map',
  allRough: 'All locations are approximate.',
  someRough: 'Some locations are approximate.',
  part_one: '{{formatted}} property in this part of the map',
  part_other: '{{formatted}} properties in this part of the map',
  nothingHere: 'There are no properties in this part of the map.',
  whole: 'Show all on the map',
  rest_one: '{{formatted}} more property on this map.',
  rest_other: '{{formatted}} more properties on this map.',
  most: 'The map shows the first {{most}} of {{total}} properties. Narrow your search to see the others.',
  without_one: '{{formatted}} property not marked on the map',
  without_other: '{{formatted}} properties not marked on the map',
  references: {
    heading: 'Where we have sold and let',
    title: 'Map of the places where we have sold and let',
    description: 'Each number marks the centre of a district or town and shows how many properties there were.',
    note: 'Counted by district and town. The map does not show where a property is.',
  },
} as const satisfies Translation<typeof german>
