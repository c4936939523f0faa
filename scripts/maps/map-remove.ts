/** Takes the map of streets away, so that pages show sketches: `npm run map:remove [-- --remote]`. */
import { parseArgs } from 'node:util'
import { atPlace } from '#scripts/place.ts'
import { orRefuse } from '#scripts/refusal.ts'
import { removeRegions } from './import-region.ts'

const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } })

await orRefuse(() =>
  atPlace({ remote: values.remote, isMigrated: true }, async (place) => {
    const wasThere = await removeRegions(place)
    process.stdout.write(
      wasThere ? 'Removed. Pages show sketches within half a minute.\n' : 'There was no map of streets.\n',
    )
  }),
)
