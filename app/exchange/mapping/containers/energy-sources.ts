/** Sources of energy as senders name them in their own words. */
import type { propertyOptions } from '#app/domain/properties/property-options.ts'
import { readOption } from '#app/exchange/options.ts'

type EnergySource = (typeof propertyOptions.primaryEnergySource)[number]

/** By the format's word, or by what people call it; undefined when nobody does. */
export function energySourceNamed(word: string): EnergySource | null | undefined {
  if (word.length > 60) return undefined
  return readOption('primaryEnergySource', word) ?? named.get(plain(word))
}

/** The labels of the site in German and English, and what else is usual. */
const names: Readonly<Record<EnergySource, string>> = {
  gas: 'Gas, Erdgas, Natural gas, Stadtgas',
  naturalGasLight: 'Erdgas leicht, Erdgas L, Natural gas (light)',
  naturalGasHeavy: 'Erdgas schwer, Erdgas H, Natural gas (heavy)',
  lpg: 'Flüssiggas, LPG',
  oil: 'Öl, Heizöl, Oil, Heating oil',
  electricity: 'Strom, Elektro, Elektrizität, Strom-Mix, Electricity, Luft-Wärmepumpe, Luftwärmepumpe, Wärmepumpe',
  districtHeating: 'Fernwärme, District heating',
  districtSteam: 'Fernwärme Dampf, District steam',
  localHeating: 'Nahwärme, Local heat network',
  heatSupply: 'Wärmelieferung, Heat supply contract',
  pellets: 'Holzpellets, Pellets, Wood pellets',
  wood: 'Holz, Wood, Scheitholz',
  woodChips: 'Holz-Hackschnitzel, Hackschnitzel, Wood chips',
  coal: 'Kohle, Coal',
  coalCoke: 'Kohle/Koks, Koks, Coal/coke',
  solar: 'Solarenergie, Solar, Solarthermie',
  geothermal: 'Erdwärme, Geothermie, Geothermal',
  ambient: 'Umweltwärme, Umgebungswärme, Ambient heat',
  bio: 'Bioenergie, Biomasse, Biogas, Bioenergy',
  wind: 'Windenergie, Windkraft, Wind power',
  hydro: 'Wasserenergie, Wasserkraft, Hydropower',
  chpFossil: 'KWK fossil, CHP fossil, Blockheizkraftwerk, BHKW',
  chpRenewable: 'KWK erneuerbar, CHP renewable',
  chpRegenerative: 'KWK regenerativ, CHP regenerative',
  chpBio: 'KWK bio, CHP bio',
}

function plain(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
}

const named = new Map(
  Object.entries(names).flatMap(([source, all]) =>
    // The table names only sources.
    all.split(', ').map((name) => [plain(name), source as EnergySource] as const),
  ),
)
