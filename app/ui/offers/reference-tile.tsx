import type { ShownReference } from '#app/domain/offers/offer.ts'
import { paths } from '#app/paths/public.ts'
import { FactRow } from '#app/ui/offer/fact-row.tsx'
import { Tile, tileSizes } from './tile.tsx'

interface ReferenceTileProps {
  reference: ShownReference
  sizes?: string
  priority?: boolean
}

/** Never shows a price. */
export function ReferenceTile({ reference: { id, facts, ...tile }, sizes = tileSizes, priority }: ReferenceTileProps) {
  return (
    <Tile {...tile} to={paths.reference(id)} sizes={sizes} priority={priority}>
      <FactRow facts={facts} />
    </Tile>
  )
}
