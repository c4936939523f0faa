import type { ClientActionFunctionArgs } from '@remix-run/react'
import { type DraftName, forgetOnceSaved } from '#app/ui/form/draft.ts'
import type { Texts } from '#app/ui/form/draft-storage.ts'
import { fillForm, textsOf } from '#app/ui/form/form-texts.ts'

export function pictureDraft(propertyId: string): DraftName {
  return { scope: 'pictures:', id: propertyId }
}

/** Every act on pictures saves the form and so forgets its draft, except an undo from a message. */
export async function forgetSavedWords<Answer>(
  { request, params }: Pick<ClientActionFunctionArgs, 'request' | 'params'>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const isSaving = (await request.clone().formData()).has('version')
  return isSaving ? forgetOnceSaved(pictureDraft(params.id ?? ''), act) : act()
}

/** Pictures that came after the draft keep their words. */
export function refillWords(form: HTMLFormElement, texts: Texts): void {
  fillForm(form, { ...textsOf(form), ...texts })
}
