/** i18next on the server, a small replacement in the browser: neither needs react-i18next. */
import type { FlatNamespace, i18n, TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import type { Locale } from '#app/fields/locale.ts'

export type WordSource = Pick<i18n, 'language' | 'getFixedT'>

export const WordsContext = createContext<WordSource | null>(null)

/** The first namespace is the default for keys without one. */
export function useTranslation<Namespace extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]>(
  namespace: Namespace,
): { t: TFunction<Namespace>; locale: Locale } {
  const words = useContext(WordsContext)
  if (!words) throw new Error('there are no words outside WordsContext')
  // WordsContext is only given the words of one of our languages.
  return { t: words.getFixedT(null, namespace) as TFunction<Namespace>, locale: words.language as Locale }
}
