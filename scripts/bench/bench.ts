/** `npm run bench -- <name> [options]`: measures the production build in workerd. */
import { measureLoad } from './load.ts'

const benches: Record<string, (options: string[]) => Promise<void>> = { load: measureLoad }

const [name = '', ...options] = process.argv.slice(2)
const bench = benches[name]
if (bench) await bench(options)
else {
  process.stderr.write(
    'npm run bench -- load [--seconds 60] [--visitors 200]   viele Besucher, während in der Verwaltung gespeichert wird\n',
  )
  process.exitCode = 1
}
