import type { ClientActionFunctionArgs } from '@remix-run/react'
import { type DraftName, forgetOnceSaved } from '#app/ui/form/draft.ts'
import type { Texts } from '#app/ui/form/draft-storage.ts'
import { fillForm, textsOf } from '#app/ui/form/form-texts.ts'

export function pictureDraft(propertyId: string): DraftName {
  return { scope: 'pictures:', id: propertyId }
}

/** Saving the form forgets its draft; an undo from a message has no form. */
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
