import type { location as german } from '#app/i18n/locales/de/dashboard/location.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const location = {
  map: 'Map. Clicking sets the point.',
  mapTitle: 'Map',
  click: 'Click on the map where the property is. A click saves at once.',
  online: 'The property is on the website: visitors will see it in the new place straight away.',
  drag: 'You can also drag the point: it is saved when you let go.',
  keys: 'If you move it with the arrow keys, press Enter to save it. Until then, Escape puts it back.',
  sketch:
    'There is no street map for this area. A click on the sketch is accurate to about {{distance}}. Coordinates are more precise, and so is a street map: whoever looks after your website can add one.',
  scale: 'Scale',
  toPoint: 'Show the point',
  toPlace: 'Centre of the town',
  coordinates: 'Coordinates',
  save: 'Save coordinates',
  swap: 'Swap them',
  toAddress: 'Address in the details',
  setOnMap: 'Set it on the map',
  checkOnMap: 'Check it on the map',
  none: 'No point has been set yet.',
  remove: 'Remove the point',
  public: 'What visitors see',
  seen: {
    exact: 'Visitors see the exact point, because the address is public.',
    circle:
      'Visitors see a circle with a radius of {{radius}} m, because the address is not public. It is shifted on purpose, so that nobody can guess the address from its centre, and it is the same on every visit.',
    place: 'Without a point, visitors see the centre of the town in the address.',
    nothing: 'Visitors see no map, because the town in the address is not known. Set a point.',
  },
  decides: 'This depends on the field',
} as const satisfies Translation<typeof german>
