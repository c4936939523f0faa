/** `npm run bench [-- options]` and `npm run bench -- <name> [options]` measure the production build in workerd. */
import { orRefuse, Refusal } from '#scripts/refusal.ts'
import { measureLoad } from './load.ts'
import { judgeAgain, measureSpeed } from './speed.ts'

const benches: Record<string, (options: string[]) => Promise<void> | void> = {
  speed: measureSpeed,
  load: measureLoad,
  judge: judgeAgain,
}

const usage = `npm run bench [-- --seconds 1 --rounds 3 --without-lighthouse]   how fast the pages are (bench/README.md)
npm run bench -- --against REV [--seconds 1 --rounds 3]   the same pages of another commit, in turns
npm run bench -- judge   holds the figures of bench/latest.json against what is promised now
npm run bench -- load [--seconds 60] [--visitors 200]   many visitors, while staff save
`

const given = process.argv.slice(2)
const [name = '', ...options] = given[0]?.startsWith('--') === false ? given : ['speed', ...given]
await orRefuse(async () => {
  if (!benches[name]) throw new Refusal(usage)
  await benches[name](options)
})
