import { useMemo } from 'react'
import { inOrder, type Picture } from '#app/domain/picture.ts'

/** Predicts the server's order, so that nothing jumps back after a drop. */
export function useWishedOrder<Shown extends Picture>(
  pictures: readonly Shown[],
  posted: FormData | undefined,
): readonly Shown[] {
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
