/** Sends pictures one after the other. A failed one delays no other and can be sent again. */
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { uploadLimits } from '#app/domain/picture.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { type PostedPicture, type PostOutcome, postPicture } from './picture-post.ts'

export interface QueuedPicture extends PostedPicture {
  state: 'waiting' | 'sending' | PostOutcome['state']
  /** From 0 to 1. */
  sent: number
  problems?: readonly string[]
}

export interface PictureQueue {
  items: readonly QueuedPicture[]
  isBusy: boolean
  add: (files: Iterable<File>) => void
  cancel: () => void
  retry: () => void
  clear: () => void
}

/** `onSend` is called when messages about an earlier upload no longer apply. */
export function usePictureQueue(action: string, onSend: () => void): PictureQueue {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [items, setItems] = useState<readonly QueuedPicture[]>([])
  const waiting = useRef<QueuedPicture[]>([])
  const current = useRef<AbortController | null>(null)
  const isBusy = items.some(({ state }) => state === 'waiting' || state === 'sending')
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

  /** Checks that need no request. */
  const problemsOf = ({ size, type }: File): string[] => {
    if (size <= uploadLimits.bytes) return []
    const sizes = { size: inMegabytes(size, locale), max: inMegabytes(uploadLimits.bytes, locale) }
    const isOther = type !== '' && !type.startsWith('image/')
    return [t('pictures.queue.tooLarge', sizes), ...(isOther ? [t('pictures.queue.notAPicture')] : [])]
  }

  const enqueue = (added: readonly QueuedPicture[]) => {
    waiting.current.push(...added.filter(({ state }) => state === 'waiting'))
    void sendWaiting()
  }

  return {
    items,
    isBusy,
    add: (files) => {
      onSend()
      const added = Array.from(files, (file) => toQueued(file, problemsOf(file)))
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

/** One with a problem fails without being sent. */
function toQueued(file: File, problems: readonly string[]): QueuedPicture {
  const item = { id: crypto.randomUUID(), file, sent: 0 }
  return problems.length > 0 ? { ...item, state: 'failed', problems } : { ...item, state: 'waiting' }
}

export function inMegabytes(bytes: number, locale: Locale): string {
  return formatNumber(bytes / 1024 / 1024, locale, { maximumFractionDigits: 1 })
}

export function isRepeatable({ state, file }: QueuedPicture): boolean {
  return state === 'cancelled' || (state === 'failed' && file.size <= uploadLimits.bytes)
}
