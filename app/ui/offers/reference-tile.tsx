import { langOf } from '#app/domain/lang-of.ts'
import type { ReferenceTile as Reference } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { referenceFacts } from '#app/i18n/property-facts.ts'
import { usePropertyWords } from '#app/i18n/use-property-words.ts'
import { paths } from '#app/paths/public.ts'
import { FactRow } from '#app/ui/offer/fact-row.tsx'
import { Tile, tileSizes } from './tile.tsx'

interface ReferenceTileProps {
  reference: Reference
  sizes?: string
  priority?: boolean
}

/** Never shows a price. */
export function ReferenceTile({ reference, sizes = tileSizes, priority }: ReferenceTileProps) {
  const { t, locale } = usePropertyWords()
  const { id, name, cover } = reference
  return (
    <Tile
      to={paths.reference(id)}
      place={placeName(reference)}
      name={name}
      lang={langOf(reference, 'name')}
      cover={cover}
      sizes={sizes}
      priority={priority}
    >
      <FactRow facts={referenceFacts(reference, locale, t)} />
    </Tile>
  )
}
