import { signedAs } from '#app/domain/enquiries/reply.ts'
import type { Sender } from '#app/domain/enquiries/responsibility.ts'
import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

export interface ReplySender extends Sender {
  /** As the mail names it. */
  from: string
}

interface SenderChoiceProps {
  senders: readonly ReplySender[]
  chosen: ReplySender | undefined
}

/** In whose name the reply leaves; nothing to choose for the person in charge. */
export function SenderChoice({ senders, chosen }: SenderChoiceProps) {
  const { t } = useTranslation('dashboard')
  if (senders.length < 2) return null
  return (
    <FieldFrame id="sender" label={t('enquiries.reply.sender')} width="w6">
      <span className={control.pick}>
        <select id="sender" name="sender" defaultValue={chosen?.choice}>
          {senders.map(({ choice, name }) => (
            <option key={choice} value={choice}>
              {choice === 'me' ? t('enquiries.reply.me', { name }) : name}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}

/** The signature follows the chosen sender. */
export function signText(form: HTMLFormElement, senders: readonly ReplySender[]): void {
  const area = form.querySelector('textarea')
  const chosen = senders.find(({ choice }) => choice === new FormData(form).get('sender'))
  if (!area || !chosen) return
  const names = senders.map(({ name }) => name)
  area.value = signedAs(chosen.name, area.value, names)
}
