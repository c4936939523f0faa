import { paths } from '#app/paths/public.ts'
import { stepsFormId } from '#app/ui/layout/language-switch.tsx'

/** Asks for the town of a whole postal code while none is typed; without scripts the answer to the post adds it. */
export function fillTown(): void {
  const form = document.getElementById(stepsFormId)
  const [code, town] = ['postalCode', 'city'].map((id) => form?.querySelector<HTMLInputElement>(`#${id}`))
  let filled = ''
  code?.addEventListener('input', async () => {
    const { value } = code
    if (!town || town.value !== filled || !/^\d{5}$/.test(value)) return
    const answer = await fetch(paths.town(value)).catch(() => null)
    // Another one may have been typed in the meantime.
    if (!answer?.ok || town.value !== filled || code.value !== value) return
    filled = await answer.text()
    town.value = filled
    // An error about the missing town goes.
    town.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
