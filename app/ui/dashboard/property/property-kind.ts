import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import { appliesTo, type PropertyKind } from '#app/domain/properties/property-scopes.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { isControl, isTicked, textsOf } from '#app/ui/form/form-texts.ts'

/** `isLive` is true once scripts run. A typed value wins over a colleague's saved one. */
export function usePropertyKind(form: RefObject<HTMLFormElement>, begun: Readonly<Record<string, unknown>>) {
  const [{ houseType, marketType, sold }, setKind] = useState<Readonly<Record<string, unknown>>>(begun)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    setLive(true)
    // The user may have chosen before hydration.
    if (form.current) setKind(pick(textsOf(form.current), ['houseType', 'marketType', 'sold']))
  }, [form])
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target)) return
    const { name, value } = target
    if (name === 'houseType' || name === 'marketType') setKind((kind) => ({ ...kind, [name]: value }))
    if (name === 'sold') setKind((kind) => ({ ...kind, sold: isTicked(target) && target.checked ? value : '' }))
    const choice = currentTarget.elements.namedItem(`keep.${name}`)
    if (choice instanceof RadioNodeList) choice.value = 'mine'
  }
  const kind: PropertyKind = {
    houseType: findOption(propertyFields.houseType.options, houseType),
    marketType: findOption(propertyFields.marketType.options, marketType),
  }
  return { kind, isSold: sold === 'on', isLive, onChange }
}

function findOption<Option extends string>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null
}

/** Until a house type is chosen, the finer types do not apply either. */
export function isInapplicable(field: PropertyFieldName, kind: PropertyKind): boolean {
  const isFinerType = field === 'apartmentType' || field === 'buildingType' || field === 'plotType'
  return (isFinerType && kind.houseType === null) || !appliesTo(field, kind)
}
