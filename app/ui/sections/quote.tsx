import type { Testimonial } from '#app/domain/entries/testimonial.ts'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'
import styles from './quote.module.css'

/** The quotation marks are those of the page's language. */
export function Quote({ testimonial, className }: { testimonial: Testimonial; className?: string | undefined }) {
  const { quote, author, picture } = testimonial
  return (
    <figure className={className ? `${styles.quote} ${className}` : styles.quote}>
      <blockquote lang={useAuthoredLang()}>
        <p>{quote.replace(/^[„“”"«»]+|[„“”"«»]{1,9}$/g, '')}</p>
      </blockquote>
      <figcaption>
        {picture && <PictureView picture={picture} sizes="72px" alt="" />}
        <Author author={author} />
      </figcaption>
    </figure>
  )
}

/** "Margarete Thomsen, Blankenese": name and place are styled differently. */
function Author({ author }: { author: string }) {
  const [name, ...rest] = author.split(', ')
  return (
    <p>
      {name}
      {rest.length > 0 && <span>{rest.join(', ')}</span>}
    </p>
  )
}
