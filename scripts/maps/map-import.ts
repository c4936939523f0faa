/** `npm run map:import -- <region.pmtiles or folder of tiles> [--remote] [--date 2026-11-01] [--credit "…"]` */
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '#app/data/database.server.ts'
import type { CoveredTiles } from '#app/maps/covered-tiles.ts'
import type { MapRegion } from '#app/maps/region.ts'
import { atPlace } from '#scripts/place.ts'
import { orRefuse, Refusal } from '#scripts/refusal.ts'
import { withArchiveFile } from './archive-file.ts'
import { importRegion } from './import-region.ts'
import { isDay } from './inspect-archive.ts'
import { describeOffers, type OffersOnStreets, offersOnStreets } from './offers-on-streets.ts'
import { withPackedFolder } from './tile-folder.ts'

interface Wanted {
  path: string
  remote: boolean
  date: string | null
  credits: string[]
}

/** Parses the command line. Throws a refusal. */
export function readWanted(args: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      date: { type: 'string' },
      credit: { type: 'string', multiple: true, default: [] },
    },
  })
  const [path, ...rest] = positionals
  if (!path || rest.length > 0) throw new Refusal('Name one archive, region.pmtiles, or one folder of tiles')
  const { remote, date = null, credit: credits } = values
  if (date !== null && !isDay(date)) throw new Refusal('--date is the day of the data, such as 2026-11-01')
  if (credits.some((credit) => credit.trim() === '' || credit.length > 200))
    throw new Refusal('--credit is a line of 200 characters at most')
  return { path, remote, date, credits }
}

const usage =
  'npm run map:import -- <region.pmtiles or folder of tiles> [--remote] [--date 2026-11-01] [--credit "a line"]\n'

function say(region: MapRegion, offers: OffersOnStreets): void {
  const { revision, bounds, minZoom, maxZoom, schema, date, credits } = region
  const { south, west, north, east } = bounds
  const corners = [south, west, north, east].map((degrees) => degrees.toFixed(3))
  process.stdout.write(
    `Imported as ${revision}: ${schema}, zoom ${minZoom} to ${maxZoom}, ${corners[0]} to ${corners[2]} north and ${corners[1]} to ${corners[3]} east${date ? `, as of ${date}` : ''}.\n`,
  )
  process.stdout.write(`Maps have ${countTiles(region)} tiles. ${describeOffers(offers)}\n`)
  process.stdout.write(`Maps say: ${credits.join(' ')}. Pages show them within half a minute.\n`)
}

/** Tiles from which maps can be drawn. */
function countTiles({ tiles }: MapRegion): number {
  const count = (all: CoveredTiles) =>
    all.rectangles.reduce((sum, [west, north, east, south]) => sum + (east - west + 1) * (south - north + 1), 0) *
    4 ** (all.zoom - all.grid)
  return tiles.reduce((sum, all) => sum + count(all), 0)
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    if (process.argv.includes('--help')) return void process.stdout.write(usage)
    const { path, remote, date, credits } = readWanted(process.argv.slice(2))
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) throw new Refusal(`${path} is not there`)
    if (!found.isFile() && !found.isDirectory()) throw new Refusal(`${path} is neither a file nor a folder`)
    const withArchive = found.isDirectory() ? withPackedFolder : withArchiveFile
    await withArchive(path, (file) =>
      atPlace({ remote, isMigrated: true, mayBegin: false }, async (place) => {
        const region = await importRegion(place, file, { date, credits })
        say(region, await offersOnStreets(openDatabase(place.DB), region))
      }),
    )
  })
}
