import { Link } from '@remix-run/react'
import type { Block, Span } from '#app/domain/entries/own-page-text.ts'

export function OwnPageText({ blocks }: { blocks: readonly Block[] }) {
  return <>{blocks.map(blockOf)}</>
}

/** Texts have no other key than their place. */
function blockOf(block: Block, place: number) {
  if (block.kind === 'heading') return <h2 key={place}>{block.spans.map(spanOf)}</h2>
  if (block.kind === 'paragraph') return <p key={place}>{block.spans.map(spanOf)}</p>
  return (
    <ul key={place}>
      {block.items.map((spans, item) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and never move
        <li key={item}>{spans.map(spanOf)}</li>
      ))}
    </ul>
  )
}

function spanOf(span: Span, place: number) {
  if (typeof span === 'string') return span
  return (
    <Link key={place} to={span.to}>
      {span.text}
    </Link>
  )
}
