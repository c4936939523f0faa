/**
 * The words of the page that is being rendered, in components. On the server the instance is i18next, in the browser its
 * small stand-in; react-i18next would add what neither needs: loading, suspense and changes of language on the spot.
 */
import type { FlatNamespace, i18n, TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import type { Locale } from '#app/fields/field.ts'

export type WordSource = Pick<i18n, 'language' | 'getFixedT'>

export const WordsContext = createContext<WordSource | null>(null)

/** `t` looks keys up in this namespace; of several, the first is the one that keys without a namespace mean. */
export function useTranslation<Namespace extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]>(
  namespace: Namespace,
): { t: TFunction<Namespace>; locale: Locale } {
  const words = useContext(WordsContext)
  if (!words) throw new Error('there are no words outside WordsContext')
  return { t: words.getFixedT(null, namespace) as TFunction<Namespace>, locale: words.language as Locale }
}
