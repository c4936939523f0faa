import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

export function ruleTitles(rules: readonly PublishRuleName[], locale: Locale): string {
  const t = translator(locale)
  return rules.map((rule) => t(`dashboard:rules.${rule}.title`)).join(', ')
}
