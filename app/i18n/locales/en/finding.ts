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
    option: '“{{typed}}” is not one of the options, so we ignored it.',
    price: '“{{typed}}” is not a price, so we ignored it. Enter an amount in euros, for example 450,000.',
    rooms: '“{{typed}}” is not a number of rooms, so we ignored it. Enter a number, for example 3 or 2.5.',
    area: '“{{typed}}” is not an area, so we ignored it. Enter the number of square metres, for example 85.',
  },
  cut: 'We searched for the first {{max}} characters only. Shorten your text to the words that matter.',
  swapped: 'Your two prices were the wrong way round, so we searched from {{from}} to {{to}}.',
  pastEnd: 'There are not that many pages. This is the last one, page {{page}}.',
  pastOnlyPage: 'There are not that many pages. All matching properties are on this one.',
  loosen: {
    marketType: 'Buy or rent',
    houseType: 'All types of property',
    city: 'All towns',
    inCity: 'In {{city}}',
    priceMin: 'Min. price {{value}}',
    priceMax: 'Max. price {{value}}',
    roomsMin: '{{value}} rooms or more',
    areaMin: 'Min. area {{value}}',
    anyPriceMin: 'No minimum price',
    anyPriceMax: 'No maximum price',
    anyRooms: 'Any number of rooms',
    anyArea: 'Any area',
    anyText: 'Without “{{value}}”',
  },
  none: {
    title: 'No property matches all of this at the moment.',
    near: 'One small change, and you will find:',
    far: 'Removing any one filter would not be enough.',
    all: 'Clear all filters',
    ask: 'Or tell us what you are looking for. We often hear of homes before they appear here.',
    atAll: 'We are not showing any properties at present. Tell us what you are looking for and we will be in touch.',
    tellUs: 'Tell us what you are looking for',
  },
} as const satisfies Translation<typeof german>
