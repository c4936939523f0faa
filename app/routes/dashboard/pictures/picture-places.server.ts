import { afterMove, inOrder, moveToPositions } from '#app/domain/picture.ts'
import { translator } from '#app/i18n/server.ts'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import type { PicturesPost } from './pictures-post.server.ts'

interface WishedPlaces {
  order: readonly string[]
  /** The picture that a button has moved. */
  at?: string
}

/** Only changed numbers count, so moves by colleagues stay. */
export function readPlaces({ form, pictures, locale }: PicturesPost): WishedPlaces | { answer: PicturesAnswer } {
  const t = translator(locale)
  const keys = pictures.map(({ key }) => key)
  const shown = inOrder(keys, String(form.get('shown') ?? '').split(','))
  const wishes = new Map<string, number>()
  const problems: { id: string; label: string; message: string }[] = []
  for (const [index, key] of shown.entries()) {
    const typed = form.get(`place.${key}`)
    if (typeof typed !== 'string') continue
    const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
    if (place >= 1 && place <= keys.length) {
      if (place !== index + 1) wishes.set(key, place)
      continue
    }
    const label = t('forms:pictures.placeField', { position: index + 1 })
    problems.push({ id: `place.${key}`, label, message: t('forms:pictures.place', { count: keys.length }) })
  }
  if (problems.length > 0) {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value).slice(0, 100)]))
    const errors = Object.fromEntries(problems.map(({ id, message }) => [id, [message]]))
    return { answer: { title: t('forms:pictures.orderTitle'), problems, values, errors } }
  }
  const order = moveToPositions(keys, wishes)
  const [earlier, later] = [String(form.get('earlier') ?? ''), String(form.get('later') ?? '')]
  if (keys.includes(earlier)) return { order: afterMove(order, earlier, 'up'), at: earlier }
  if (keys.includes(later)) return { order: afterMove(order, later, 'down'), at: later }
  return { order }
}
