import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import { appliesTo, type PropertyKind } from '#app/domain/properties/property-scopes.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { textsOf } from '#app/ui/form/form-texts.ts'

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
    // Only controls fire change events.
    const { name, value, checked } = target as HTMLInputElement
    if (name === 'houseType' || name === 'marketType') setKind((kind) => ({ ...kind, [name]: value }))
    if (name === 'sold') setKind((kind) => ({ ...kind, sold: checked ? value : '' }))
    const choice = currentTarget.elements.namedItem(`keep.${name}`)
    if (choice instanceof RadioNodeList) choice.value = 'mine'
  }
  const kind = { houseType: option('houseType', houseType), marketType: option('marketType', marketType) }
  return { kind, isSold: sold === 'on', isLive, onChange }
}

function option<Name extends keyof PropertyKind>(name: Name, value: unknown): PropertyKind[Name] {
  const options: readonly (string | null)[] = propertyFields[name].options
  // Found among the options of this very name.
  return (options.find((known) => known === value) ?? null) as PropertyKind[Name]
}

/** Until a house type is chosen, the finer types do not apply either. */
export function isInapplicable(field: PropertyFieldName, kind: PropertyKind): boolean {
  const isFinerType = field === 'apartmentType' || field === 'buildingType' || field === 'plotType'
  return (isFinerType && kind.houseType === null) || !appliesTo(field, kind)
}
