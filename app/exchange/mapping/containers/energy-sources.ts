import { type EnergySource, energySourcesOf } from '#app/domain/properties/energy.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { type FieldMappings, place, writtenWord } from '#app/exchange/mapping/fields/field-mapping.ts'
import { isWord, type ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { readOption } from '#app/exchange/options.ts'
import { oneLine } from '#app/exchange/plain-text.ts'
import { joinRows } from '#app/fields/format.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'

const certificate = 'zustand_angaben/energiepass'
const path = `${certificate}/primaerenergietraeger`

export const energySources = {
  primaryEnergySource: {
    read: (from, field) => {
      const scope = from.scope(certificate)
      const element = from.one(scope, 'primaerenergietraeger')
      const { sources, isWhole, text } = sourcesIn(from)
      if (scope && element && isWord(text) && readOption('primaryEnergySource', text) !== undefined)
        from.markPartlyRead(scope, element, [field])
      if (!isWhole) from.hint(path, text, sources.join(', '))
      return sources[0] ?? null
    },
    // One word, because receivers compare it with their list; several are among the fuels.
    write: (source) => {
      const word = writtenWord('primaryEnergySource', source)
      return word === null ? [] : [place(path, word)]
    },
  },
  furtherEnergySources: {
    read: (from) =>
      joinRows(
        sourcesIn(from)
          .sources.slice(1)
          .map((source) => ({ source })),
      ),
    write: () => [],
  },
} as const satisfies FieldMappings

const most = 1 + propertyFields.furtherEnergySources.most

interface Sources {
  sources: EnergySource[]
  /** Whether each part of the text was understood. */
  isWhole: boolean
  text: string
}

function sourcesIn(from: ObjectReader): Sources {
  const element = from.all(from.scope(certificate), 'primaerenergietraeger')[0]
  const text = oneLine(element?.text.slice(0, 500) ?? '')
  if (text === '') return { sources: sourcesOfFuels(from).slice(0, most), isWhole: true, text }
  const whole = energySourceNamed(text)
  const parts = whole === undefined ? text.split(/[,;/|+]| und | mit | inkl/).filter((part) => part.trim()) : []
  const named = whole === undefined ? parts.map((part) => energySourceNamed(part.trim())) : [whole]
  const sources = [...new Set(named)].filter((source) => source !== undefined && source !== null)
  return { sources: sources.slice(0, most), isWhole: !named.includes(undefined) && sources.length <= most, text }
}

/** What the certificate leaves unsaid. */
function sourcesOfFuels(from: ObjectReader): EnergySource[] {
  const scope = from.scope('ausstattung')
  const [element] = from.all(scope, 'befeuerung')
  const sources = new Set([...from.trueAttributes(element)].map((fuel) => readOption('primaryEnergySource', fuel)))
  if (scope && element && sources.size > 1) from.markPartlyRead(scope, element, fuelFields)
  return [...sources].filter((source) => source !== undefined && source !== null)
}

const fuelFields = ['heatingType', 'primaryEnergySource', 'furtherEnergySources'] as const

/** The attributes of `befeuerung` for several sources; none for one, which the certificate names. */
export function fuelsOf(values: PropertyValues): string[] {
  const sources = energySourcesOf(values)
  return sources.length < 2 ? [] : sources.flatMap((source) => fuels[source] ?? [])
}

const fuels: Partial<Record<EnergySource, string>> = {
  gas: 'GAS',
  naturalGasLight: 'GAS',
  naturalGasHeavy: 'GAS',
  lpg: 'FLUESSIGGAS',
  oil: 'OEL',
  electricity: 'ELEKTRO',
  districtHeating: 'FERN',
  districtSteam: 'FERN',
  localHeating: 'FERN',
  pellets: 'PELLET',
  wood: 'HOLZ',
  woodChips: 'HOLZ',
  coal: 'KOHLE',
  coalCoke: 'KOHLE',
  solar: 'SOLAR',
  geothermal: 'ERDWAERME',
  ambient: 'LUFTWP',
  chpFossil: 'BLOCK',
  chpRenewable: 'BLOCK',
  chpRegenerative: 'BLOCK',
  chpBio: 'BLOCK',
}

/** Accepts the format's values and common names. Null for values without meaning, undefined for unknown ones. */
export function energySourceNamed(word: string): EnergySource | null | undefined {
  if (word.length > longest) return undefined
  return readOption('primaryEnergySource', word) ?? named.get(plain(word)) ?? named.get(bare(word))
}

const longest = 60

const names: Readonly<Record<EnergySource, string>> = {
  gas: 'Gas, Erdgas, Natural gas, Stadtgas',
  naturalGasLight: 'Erdgas leicht, Erdgas L, Erdgas LL, L-Gas, Natural gas (light)',
  naturalGasHeavy: 'Erdgas schwer, Erdgas H, Erdgas E, H-Gas, Natural gas (heavy)',
  lpg: 'Flüssiggas, LPG, Propan, Propangas',
  oil: 'Öl, Heizöl, Oil, Heating oil, Bioheizöl',
  electricity: `Strom, Elektro, Elektrizität, Elektroenergie, elektrische Energie, Stromenergie, elektrisch, Strom-Mix, Netzstrom, Ökostrom, Nachtstrom, Nachtspeicher,
    Nachtspeicherstrom, Electricity, Wärmepumpe, Luft-Wärmepumpe, Luft-Wasser-Wärmepumpe, Luft-Luft-Wärmepumpe,
    Wärmepumpe Luft-Wasser, Sole-Wärmepumpe, Sole-Wasser-Wärmepumpe, Wärmepumpe Sole-Wasser, Wasser-Wärmepumpe,
    Wasser-Wasser-Wärmepumpe, Grundwasser-Wärmepumpe, Erdwärmepumpe, Erdwärme-Wärmepumpe, Elektro-Wärmepumpe,
    Strom Wärmepumpe, Luft-WP, LWP`,
  districtHeating: 'Fernwärme, Fern, Nah-/Fernwärme, Nah- und Fernwärme, District heating',
  districtSteam: 'Fernwärme Dampf, Fernwärmedampf, District steam',
  localHeating: 'Nahwärme, Nahwärmenetz, Local heat network',
  heatSupply: 'Wärmelieferung, Heat supply contract',
  pellets: 'Holzpellets, Holzpellet, Pellets, Pellet, Wood pellets',
  wood: 'Holz, Wood, Scheitholz, Stückholz, Brennholz, Kaminholz',
  woodChips: 'Holz-Hackschnitzel, Hackschnitzel, Hackgut, Wood chips',
  coal: 'Kohle, Braunkohle, Steinkohle, Coal',
  coalCoke: 'Kohle/Koks, Koks, Coal/coke',
  solar: `Solarenergie, Solar, Solarthermie, Sonnenenergie, Photovoltaik, Fotovoltaik, PV, Photovoltaikanlage,
    Fotovoltaikanlage, PV-Anlage, Solaranlage, Solarstrom, Photovoltaics`,
  geothermal: 'Erdwärme, Geothermie, Geothermal',
  ambient: 'Umweltwärme, Umgebungswärme, Ambient heat',
  bio: 'Bioenergie, Biomasse, Biogas, Biomethan, Bioenergy',
  wind: 'Windenergie, Windkraft, Wind power',
  hydro: 'Wasserenergie, Wasserkraft, Hydropower',
  chpFossil: 'KWK fossil, CHP fossil, Blockheizkraftwerk, BHKW',
  chpRenewable: 'KWK erneuerbar, CHP renewable',
  chpRegenerative: 'KWK regenerativ, CHP regenerative',
  chpBio: 'KWK bio, CHP bio',
}

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-zß\d]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
}

function bare(word: string): string {
  const words = word.replace(/\([^()]*\)?/g, ' ').split(/[\s\-–]+/)
  return plain(words.filter((one) => !additions.has(plain(one))).join(' ')).replace(heating, '')
}

const additions = new Set(['el', 'extra', 'leicht', 'schwefelarm', 'schwefelfrei', 'standard', 'regenerativ'])
const heating = /(?:zentral|etagen)?(?:brennwert)?(?:heizung|technik|kessel|therme)?$/

const named = new Map(
  entriesOf(names).flatMap(([source, all]) => all.split(',').map((name) => [plain(name), source] as const)),
)
