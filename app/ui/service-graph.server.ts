import { breadcrumbNode, type LinkedData, questionsNode } from '#app/domain/structured-data.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { ServiceWords } from './service-view.tsx'

/** What programs learn from the page of a service: where it stands, and its questions and answers. */
export function serviceGraph(words: ServiceWords, siteUrl: string, path: string, t: Translator): LinkedData[] {
  const trail = [
    { name: t('pages:meta.home.crumb'), url: siteUrl + paths.home },
    { name: words.title, url: siteUrl + path },
  ]
  return [breadcrumbNode(trail), questionsNode(words.questionList)]
}
