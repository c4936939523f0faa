import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import { appliesTo, type PropertyKind } from '#app/domain/properties/property-scopes.ts'
import { findStage, flagsOf, stageFlags } from '#app/domain/stage.ts'
import { isControl, textsOf } from '#app/ui/form/form-texts.ts'

/** `isLive` is true once scripts run. A typed value wins over a colleague's saved one. */
export function usePropertyKind(form: RefObject<HTMLFormElement>, begun: Readonly<Record<string, unknown>>) {
  const [{ houseType, marketType, sold }, setKind] = useState<Readonly<Record<string, unknown>>>(begun)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    setLive(true)
    // The user may have chosen before hydration.
    if (form.current) {
      const { houseType, marketType, stage } = textsOf(form.current)
      setKind({ houseType, marketType, sold: soldIn(stage) })
    }
  }, [form])
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target)) return
    const { name, value } = target
    const decided = name === 'stage' ? stageFlags : [name]
    if (name === 'houseType' || name === 'marketType') setKind((kind) => ({ ...kind, [name]: value }))
    if (name === 'stage') setKind((kind) => ({ ...kind, sold: soldIn(value) }))
    for (const field of decided) {
      const choice = currentTarget.elements.namedItem(`keep.${field}`)
      if (choice instanceof RadioNodeList) choice.value = 'mine'
    }
  }
  const kind: PropertyKind = {
    houseType: findOption(propertyFields.houseType.options, houseType),
    marketType: findOption(propertyFields.marketType.options, marketType),
  }
  return { kind, isSold: sold === 'on', isLive, onChange }
}

function soldIn(stage: string | undefined): string {
  const chosen = findStage(stage)
  return chosen && flagsOf(chosen).sold ? 'on' : ''
}

function findOption<Option extends string>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null
}

/** Until a house type is chosen, the finer types do not apply either. */
export function isInapplicable(field: PropertyFieldName, kind: PropertyKind): boolean {
  const isFinerType = field === 'apartmentType' || field === 'buildingType' || field === 'plotType'
  return (isFinerType && kind.houseType === null) || !appliesTo(field, kind)
}
