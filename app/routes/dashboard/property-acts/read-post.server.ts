import { findStage, flagsOf, stageFlags } from '#app/domain/stage.ts'
import { readForm } from '#app/http/forms/forms.server.ts'

/** The form of a property, with the flags of the chosen stage. Flags that are posted by name win over it. */
export async function readPropertyPost(request: Request): Promise<FormData> {
  const form = await readForm(request)
  const stage = findStage(form.get('stage'))
  form.delete('stage')
  const flags = stage && flagsOf(stage)
  for (const flag of stageFlags) if (flags?.[flag] && !form.has(flag)) form.set(flag, 'on')
  return form
}
