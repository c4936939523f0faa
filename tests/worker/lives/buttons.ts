/** What a page of staff offers: its buttons, with what a browser would post of their forms. */
import { shownChoices } from '#tests/support/exchange.ts'
import { controlValue, unescaped } from '#tests/support/visitor.ts'

export interface Button {
  words: string
  path: string
  fields: Record<string, string>
}

const attribute = (tag: string, name: string) =>
  unescaped(/\s/.test(tag) ? (tag.split(` ${name}="`)[1]?.split('"')[0] ?? '') : '')

/** Those that end the session or change the language say nothing of the page, files and copies are other tests' subject. */
const elsewhere = /^\/(?:logout|locale|kontakt)|\/duplicate$|\/views$|\/bulk$|\/images$/

export function buttonsOn(page: string): Button[] {
  const forms = [...page.matchAll(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => form)
  const buttons = forms.flatMap((form) => {
    const [opening = ''] = /<form[^>]*>/.exec(form) ?? []
    const names = [...form.matchAll(/<(?:input|textarea|select)[^>]*\sname="([^"]+)"/g)].map(([, name = '']) =>
      unescaped(name),
    )
    const values = Object.fromEntries(
      [...new Set(names)].flatMap((name) => {
        const value = controlValue(form, name)
        return value === undefined ||
          (value === '' && /type="checkbox"/.test(form.split(`name="${name}"`)[0]?.slice(-200) ?? ''))
          ? []
          : [[name, value]]
      }),
    )
    return [...form.matchAll(/(<button[^>]*>)([\s\S]*?)<\/button>/g)].flatMap(([, tag = '', words = '']) => {
      if (/ disabled|type="button"/.test(tag)) return []
      const [name, path] = [attribute(tag, 'name'), attribute(tag, 'formaction') || attribute(opening, 'action')]
      const fields = { ...values, ...shownChoices(form), ...(name && { [name]: attribute(tag, 'value') }) }
      return [{ words: words.replace(/<[^>]*>/g, '') || attribute(tag, 'aria-label'), path, fields }]
    })
  })
  return buttons.filter(({ path }) => path !== '' && !elsewhere.test(path))
}
