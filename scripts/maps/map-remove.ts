/** `npm run map:remove [-- --remote]` removes the map of streets, so that pages show sketches. */
import { parseArgs } from 'node:util'
import { atPlace } from '#scripts/place.ts'
import { orRefuse } from '#scripts/refusal.ts'
import { removeRegions } from './import-region.ts'

const usage = 'npm run map:remove [-- --remote]\n'

await orRefuse(async () => {
  if (process.argv.includes('--help')) return void process.stdout.write(usage)
  const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } })
  await atPlace({ remote: values.remote, isMigrated: true, mayBegin: false }, async (place) => {
    const wasThere = await removeRegions(place)
    process.stdout.write(
      wasThere ? 'Removed. Pages show sketches within half a minute.\n' : 'There was no map of streets.\n',
    )
  })
})
