/** Sources of energy as senders name them in their own words. */
import type { propertyOptions } from '#app/domain/properties/property-options.ts'
import { readOption } from '#app/exchange/options.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'

type EnergySource = (typeof propertyOptions.primaryEnergySource)[number]

/** By the format's word, or by what people call it, with additions or without; undefined when it is none of them. */
export function energySourceNamed(word: string): EnergySource | null | undefined {
  if (word.length > longest) return undefined
  return readOption('primaryEnergySource', word) ?? named.get(plain(word)) ?? named.get(bare(word))
}

/** In UTF-16 units. */
const longest = 60

/** The labels of the site in German and English, and what else is usual. A heat pump runs on electricity. */
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

/** Letters and digits alone; an umlaut is the same as its two letters, and as the vowel that some software leaves. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-zß\d]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
}

/** Without what stands in brackets, qualities, and how the heat gets around. */
function bare(word: string): string {
  const words = word.replace(/\([^()]*\)?/g, ' ').split(/[\s\-–]+/)
  return plain(words.filter((one) => !additions.has(plain(one))).join(' ')).replace(heating, '')
}

const additions = new Set(['el', 'extra', 'leicht', 'schwefelarm', 'schwefelfrei', 'standard', 'regenerativ'])
const heating = /(?:zentral|etagen)?(?:brennwert)?(?:heizung|technik|kessel|therme)?$/

const named = new Map(
  entriesOf(names).flatMap(([source, all]) => all.split(',').map((name) => [plain(name), source] as const)),
)
