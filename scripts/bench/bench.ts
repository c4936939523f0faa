/** `npm run bench [-- options]` and `npm run bench -- <name> [options]` measure the production build in workerd. */
import { measureLoad } from './load.ts'
import { judgeAgain, measureSpeed } from './speed.ts'
import { measureTransfer } from './transfer.ts'

const benches: Record<string, (options: string[]) => Promise<void> | void> = {
  speed: measureSpeed,
  load: measureLoad,
  judge: judgeAgain,
  transfer: measureTransfer,
}

const given = process.argv.slice(2)
const isNamed = given[0] !== undefined && !given[0].startsWith('--')
const [name = '', ...options] = isNamed ? given : ['speed', ...given]
const bench = benches[name]
if (bench) await bench(options)
else {
  process.stderr.write(
    [
      'npm run bench [-- --seconds 1 --rounds 3 --without-lighthouse]   how fast the pages are (bench/README.md)',
      'npm run bench -- --against REV [--seconds 1 --rounds 3]   the same pages of another commit, in turns',
      'npm run bench -- judge   holds the figures of bench/latest.json against what is promised now',
      'npm run bench -- load [--seconds 60] [--visitors 200]   many visitors, while staff save',
      'npm run bench -- transfer   how long a transfer of 68 MB takes to its dry run',
      '',
    ].join('\n'),
  )
  process.exitCode = 1
}
