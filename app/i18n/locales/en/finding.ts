import type { Translation } from '#app/i18n/config.ts'
import type { finding as german } from '#app/i18n/locales/de/finding.ts'

export const finding = {
  chip: {
    priceMin: 'from {{value}}',
    priceMax: 'up to {{value}}',
    roomsMin: '{{value}} rooms or more',
    areaMin: 'from {{value}}',
    q: '“{{value}}”',
  },
  ignored: {
    option: 'There is no choice “{{typed}}” here, so it was left out.',
    price: '“{{typed}}” is not a price, so it was left out. Enter an amount in euros, for example 450,000.',
    rooms: '“{{typed}}” is not a number of rooms, so it was left out. Enter a number, for example 3 or 2.5.',
    area: '“{{typed}}” is not an area, so it was left out. Enter the square metres as a number, for example 85.',
  },
  cut: 'Only the first {{max}} characters of your text were searched for. Shorten it to the words that matter.',
  swapped: 'The two prices were the wrong way round. We searched from {{from}} to {{to}}.',
  pastEnd: 'There are not that many pages. This is the last one, page {{page}}.',
  pastOnlyPage: 'There are not that many pages. Everything that fits is on this one.',
  loosen: {
    marketType: 'Buy and rent',
    houseType: 'All types of property',
    city: 'All towns',
    inCity: 'In {{city}}',
    priceMin: 'Price from {{value}}',
    priceMax: 'Price up to {{value}}',
    roomsMin: '{{value}} rooms or more',
    areaMin: 'Area from {{value}}',
    anyPriceMin: 'No lowest price',
    anyPriceMax: 'No highest price',
    anyRooms: 'Any number of rooms',
    anyArea: 'Any area',
    anyText: 'Without “{{value}}”',
  },
  none: {
    title: 'Nothing fits all of this at the moment.',
    near: 'With a single change, something does:',
    far: 'Relaxing a single condition is not enough here.',
    all: 'Clear all filters',
    ask: 'Or tell us what you are looking for. We hear of much before it appears here.',
    atAll: 'We are not showing any properties at present. Tell us what you are looking for and we will be in touch.',
    tellUs: 'Tell us your wish',
  },
} as const satisfies Translation<typeof german>
