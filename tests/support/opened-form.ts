/** A form as a browser would post it that has just opened it. */
import { controlValue, unescaped, type Visitor } from './visitor.ts'

/** All that the browser would post of the form that holds this control. */
export async function opened(visitor: Visitor, page: string, field: string): Promise<Record<string, string>> {
  const html = await (await visitor.get(page)).text()
  return formIn(html, field)
}

export function formIn(html: string, field: string): Record<string, string> {
  const forms = [...html.matchAll(/<form[^>]*>((?:(?!<\/form>)[\s\S])*)<\/form>/g)].map(([form]) => form)
  const holds = new RegExp(`<(?:input|textarea|select)[^>]*\\sname="${field}"`)
  // The way back in a message has the same fields.
  const form = forms.find((inside) => holds.test(inside) && !inside.includes('name="redirectTo"')) ?? ''
  const names = [...form.matchAll(/<(?:input|textarea|select)[^>]*\sname="([^"]+)"/g)].map(([, name = '']) => name)
  const wanted = names.filter((name) => name !== 'picture' && !name.startsWith('__'))
  return Object.fromEntries(wanted.map((name) => [unescaped(name), controlValue(form, unescaped(name)) ?? '']))
}
