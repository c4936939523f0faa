import type { propertyOptions } from '#app/domain/properties/property-options.ts'
import { readOption } from '#app/exchange/options.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'

type EnergySource = (typeof propertyOptions.primaryEnergySource)[number]

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
  electricity: `Strom, Elektro, Elektrizität, elektrisch, Strom-Mix, Netzstrom, Ökostrom, Nachtstrom, Nachtspeicher,
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
  solar: 'Solarenergie, Solar, Solarthermie, Sonnenenergie',
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
