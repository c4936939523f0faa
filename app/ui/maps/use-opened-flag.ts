/** With scripts a flag opens a tile on the map, if the list beside it has its offers; otherwise its link is followed. */
import { type MouseEvent, useEffect, useState } from 'react'
import type { MapFlag } from '#app/words/maps/flag-words.server.ts'

/** @param map the address of the map: another one closes the tile */
export function useOpenedFlag(map: string, listed: readonly { id: string }[]) {
  const [opened, setOpened] = useState<MapFlag | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason to close
  useEffect(() => setOpened(null), [map])
  const open = (flag: MapFlag) => (event: MouseEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.shiftKey
    // Groups that a closer map separates lead there.
    const isApart = flag.count !== null && !flag.to?.endsWith('#treffer')
    if (isOther || isApart || !flag.ids.every((id) => listed.some((offer) => offer.id === id))) return
    event.preventDefault()
    setOpened(flag)
  }
  const close = () => {
    document.querySelector<SVGAElement>(`[data-properties="${opened?.ids.join(' ')}"]`)?.focus({ preventScroll: true })
    setOpened(null)
  }
  return { opened, open, close }
}
