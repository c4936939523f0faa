import { useMemo } from 'react'
import { inOrder, type Picture } from '#app/domain/picture.ts'

/** The order that the server will answer with, so that nothing jumps back after a drop. */
export function useWishedOrder(pictures: readonly Picture[], posted: FormData | undefined): readonly Picture[] {
  const wished = posted?.get('order')
  return useMemo(() => {
    if (typeof wished !== 'string') return pictures
    const keys = inOrder(
      pictures.map(({ key }) => key),
      wished.split(','),
    )
    return keys.flatMap((key) => pictures.find((picture) => picture.key === key) ?? [])
  }, [pictures, wished])
}
