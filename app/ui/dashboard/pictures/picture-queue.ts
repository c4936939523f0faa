/** Sends pictures one after the other. One that fails delays none of the others, and can be sent again. */
import { unstable_usePrompt, useBeforeUnload, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadLimits } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type PostedPicture, type PostOutcome, postPicture } from './picture-post.ts'

export interface QueuedPicture extends PostedPicture {
  state: 'waiting' | 'sending' | PostOutcome['state']
  /** From 0 to 1. */
  sent: number
  /** One sentence. */
  problem?: string
}

export interface PictureQueue {
  items: readonly QueuedPicture[]
  isBusy: boolean
  add: (files: Iterable<File>) => void
  cancel: () => void
  retry: () => void
  clear: () => void
}

export function usePictureQueue(action: string, sayTooLarge: (file: File) => string): PictureQueue {
  const { t } = useTranslation('dashboard')
  const { revalidate } = useRevalidator()
  const [items, setItems] = useState<readonly QueuedPicture[]>([])
  const waiting = useRef<QueuedPicture[]>([])
  const current = useRef<AbortController | null>(null)
  const isBusy = items.some(({ state }) => state === 'waiting' || state === 'sending')
  useLeaveWarning(isBusy, t('pictures.queue.leave'))
  useEffect(() => () => current.current?.abort(), [])

  const change = (id: string, part: Partial<QueuedPicture>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)))

  const sendWaiting = async () => {
    if (current.current) return
    for (let item = waiting.current.shift(); item; item = waiting.current.shift()) {
      const { id } = item
      current.current = new AbortController()
      change(id, { state: 'sending', sent: 0 })
      const outcome = await postPicture(action, item, {
        signal: current.current.signal,
        onProgress: (sent) => change(id, { sent }),
        offline: t('pictures.queue.offline'),
      })
      change(id, outcome)
      revalidate()
    }
    current.current = null
  }

  const enqueue = (added: readonly QueuedPicture[]) => {
    waiting.current.push(...added.filter(({ state }) => state === 'waiting'))
    void sendWaiting()
  }

  return {
    items,
    isBusy,
    add: (files) => {
      const added = Array.from(files, (file) => queued(file, sayTooLarge))
      setItems((all) => [...all, ...added])
      enqueue(added)
    },
    cancel: () => {
      waiting.current = []
      setItems((all) => all.map((item) => (item.state === 'waiting' ? { ...item, state: 'cancelled' } : item)))
      current.current?.abort()
    },
    retry: () => {
      const retried = items.filter(isRepeatable).map((item) => ({ ...item, state: 'waiting', sent: 0 }) as const)
      setItems((all) => all.map((item) => retried.find(({ id }) => id === item.id) ?? item))
      enqueue(retried)
    },
    clear: () => setItems([]),
  }
}

/** A picture that is too large fails without being sent. */
function queued(file: File, sayTooLarge: (file: File) => string): QueuedPicture {
  const isTooLarge = file.size > uploadLimits.bytes
  const item = { id: crypto.randomUUID(), file, sent: 0 }
  return isTooLarge ? { ...item, state: 'failed', problem: sayTooLarge(file) } : { ...item, state: 'waiting' }
}

export function isRepeatable({ state, file }: QueuedPicture): boolean {
  return state === 'cancelled' || (state === 'failed' && file.size <= uploadLimits.bytes)
}

function useLeaveWarning(isBusy: boolean, message: string) {
  unstable_usePrompt({
    message,
    when: ({ currentLocation, nextLocation }) => isBusy && currentLocation.pathname !== nextLocation.pathname,
  })
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isBusy) event.preventDefault()
      },
      [isBusy],
    ),
  )
}
