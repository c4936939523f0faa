import { paths } from '#app/paths/public.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import type { SubscriptionWords } from './subscription-words.ts'

export function GoneSubscription({ words: gone }: { words: SubscriptionWords['gone'] }) {
  return (
    <PageHead title={gone.title} lead={gone.text}>
      <ButtonLink to={paths.offers}>{gone.again}</ButtonLink>
    </PageHead>
  )
}
