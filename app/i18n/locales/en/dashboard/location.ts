import type { Translation } from '#app/i18n/config.ts'
import type { location as german } from '#app/i18n/locales/de/dashboard/location.ts'

export const location = {
  map: 'Map. Clicking sets the point.',
  mapTitle: 'Map',
  click: 'Click on the map where the property is.',
  drag: 'You can also drag the point, or move it with the arrow keys and then press Enter.',
  sketch:
    'There is no street map for this area. A click on the sketch is accurate to about {{distance}}. Coordinates are more precise, and so is a street map: whoever looks after your website can add one.',
  scale: 'Scale',
  ways: {
    label: 'Area of the map',
    closer: 'Zoom in',
    farther: 'Zoom out',
    west: 'Move west',
    north: 'Move north',
    south: 'Move south',
    east: 'Move east',
    point: 'Show the point',
    place: 'Centre of the town',
  },
  coordinates: 'Coordinates',
  none: 'No point has been set yet.',
  remove: 'Remove the point',
  public: 'What visitors see',
  seen: {
    exact: 'Visitors see the exact point, because the address is public.',
    circle:
      'Visitors see a circle with a radius of {{radius}} m, because the address is not public. Its centre lies beside the point, always in the same place.',
    place: 'Without a point, visitors see the centre of the town in the address.',
    nothing: 'Visitors see no map, because the town in the address is not known. Set a point.',
  },
  decides: 'This depends on the field',
  legend: { point: 'The point', circle: 'What visitors see' },
} as const satisfies Translation<typeof german>
