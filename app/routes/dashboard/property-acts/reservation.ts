import { postsOnly } from '#app/http/access/session.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { switching } from './switches.server.ts'

export const loader = postsOnly
export const action = switching('reserved')
export default NoPage
