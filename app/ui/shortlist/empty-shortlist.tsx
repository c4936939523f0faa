import { paths } from '#app/paths/public.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Points } from '#app/ui/sections/points.tsx'
import styles from './empty-shortlist.module.css'

interface EmptyShortlistProps {
  title: string
  words: {
    readonly lead: string
    readonly how: string
    readonly steps: readonly { readonly title: string; readonly text: string }[]
    readonly offers: string
  }
}

export function EmptyShortlist({ title, words }: EmptyShortlistProps) {
  return (
    <div className="wrap">
      <PageHead title={title} lead={words.lead}>
        <ButtonLink to={paths.offers}>{words.offers}</ButtonLink>
      </PageHead>
      <section className={styles.steps} aria-labelledby="how">
        <h2 className="sr" id="how">
          {words.how}
        </h2>
        <Points points={words.steps} columns={3} />
      </section>
    </div>
  )
}
