import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import { appliesTo, type PropertyKind } from '#app/domain/properties/property-scopes.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { isControl, textsOf } from '#app/ui/form/form-texts.ts'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'

/** `isLive` is true once scripts run. A typed value wins over a colleague's saved one. */
export function usePropertyKind(form: RefObject<HTMLFormElement>, begun: Readonly<Record<string, unknown>>) {
  const [{ houseType, marketType, sold }, setKind] = useState<Readonly<Record<string, unknown>>>(begun)
  const isLive = useIsHydrated()
  useEffect(() => {
    // The user may have chosen before hydration.
    if (form.current) setKind(pick(textsOf(form.current), ['houseType', 'marketType', 'sold']))
  }, [form])
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target)) return
    const { name, value } = target
    if (name === 'houseType' || name === 'marketType') setKind((kind) => ({ ...kind, [name]: value }))
    const endsByTick = target instanceof HTMLInputElement && target.checked ? (ends[name] ?? []) : []
    for (const ended of endsByTick) untick(currentTarget, ended)
    if (name === 'sold' || endsByTick.includes('sold')) {
      const { sold } = textsOf(currentTarget)
      setKind((kind) => ({ ...kind, sold }))
    }
    for (const field of [name, ...endsByTick]) {
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

/** What is sold is neither reserved nor featured. The server holds this for posts without scripts. */
const ends: Readonly<Record<string, readonly string[]>> = {
  sold: ['reserved', 'highlighted'],
  reserved: ['sold'],
  highlighted: ['sold'],
}

function untick(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement) control.checked = false
}

function findOption<Option extends string>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null
}

/** Until a house type is chosen, the finer types do not apply either. */
export function isInapplicable(field: PropertyFieldName, kind: PropertyKind): boolean {
  const isFinerType = field === 'apartmentType' || field === 'buildingType' || field === 'plotType'
  return (isFinerType && kind.houseType === null) || !appliesTo(field, kind)
}
