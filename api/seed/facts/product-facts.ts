import {
  fitsFactName,
  type ProductFact,
  packSizeFactName,
} from '@store/contract/rules/catalog/facts/product-facts'
import { suggestedFactsOf } from '@store/contract/rules/catalog/facts/suggested-facts'
import type { Variation } from '../variations.ts'
import { printersOf } from './printer-fits.ts'

const colour = /\b(Black|Cyan|Magenta|Yellow|Tri-colour|Colour)\b/i
const resolution = /\b(?:\d+(?:\.\d+)? MP|\d+ x \d+(?: dpi)?|\d+ dpi|full[- ]HD|4K|2K|1080[pN])\b/i
const screen = /\b\d+(?:\.\d+)?-inch\b/
const speed = /\b[\d.,]+ (?:ppm|ipm(?: mono)?|mm\/s|cps|MB\/s|rpm|scans\/s|Mbps)\b/
const warranty = /(\d+)[- ]year(?: [a-z-]+)? warranty/

/** How a price list words the facts. */
const patterns: Readonly<Record<string, RegExp>> = {
  Yield: /\b[\d,.]+(?: million)? (?:black |colour )?(?:pages|characters)\b/,
  Colour: colour,
  Volume: /\b(?:\d+ x )?\d+ ml\b/,
  Processor: /\b(?:Intel|AMD|MediaTek|Snapdragon)[^,|.]*/,
  Memory: /\b\d+ GB RAM\b/,
  Storage: /\b\d+ (?:GB|TB) SSD\b/,
  Screen: screen,
  'Operating system': /\bWindows \d+(?: Home| Pro)?|\bDOS\b/,
  Warranty: warranty,
  Resolution: resolution,
  'Refresh rate': /\b\d+ Hz\b/,
  Speed: speed,
  Duplex: /\b(?:automatic )?duplex\b/i,
  Connection:
    /\b(?:Wi-Fi and USB|Wi-Fi and Ethernet|Gigabit Ethernet|2\.4 GHz|Bluetooth|Wi-Fi|USB)\b/,
  Ports: /\b(?:\d+|four|three|two) (?:[A-Za-z+]+ ){0,2}ports\b/i,
  Antennas: /\b(?:\d+|two|three|four) (?:[\d.]+ dBi )?antennas\b/i,
  'Wi-Fi': /\bWi-Fi \d\b|\b2\.4 GHz\b|\bDual band\b/i,
  'Night vision': /\bIR \d+ m\b/,
  Protection: /\bIP\d\d\b/,
  Power: /\b\d+ V DC\b|\bPoE\b/,
  'PoE power': /\b\d+ W\b/,
  Uplink: /\b\d+ uplinks?\b/,
  Channels: /\b\d+ Channel\b/,
  'Hard disks': /\b(?:one|two|four) SATA[^,.]*/i,
  Outputs: /\b(?:4K )?HDMI(?: and VGA)?\b/,
  Capacity: /\b\d+ (?:GB|TB)\b/,
  Interface: /\b(?:USB \d\.\d(?: Gen \d)?|PCIe \d\.\d x\d|SATA)\b/,
  Keys: /\b\d+ keys\b/,
  Battery: /\b\d+ (?:mAh|Wh)\b/,
  Sensor: /\b(?:Optical|Capacitive|iris)\b/i,
  Certificate: /\bL1 registered device\b|\bFBI PIV\b/,
  Users: /\b\d+ PCs?\b|\bunlimited users\b/i,
  Length: /\b\d+(?:\.\d+)? m\b/,
  Sound: /\b\d+ W\b/,
}

const technologies: Readonly<Record<string, string>> = {
  'toner-cartridge': 'Laser toner',
  'ink-cartridge': 'Ink',
  'drum-unit': 'Laser drum',
  'ribbon-cartridge': 'Dot matrix ribbon',
  'laser-printer': 'Mono laser',
  'multifunction-printer': 'Multifunction',
  'ink-tank-printer': 'Ink tank',
}

const packs = /\b(?:pack|set) of (\d+)\b/i

/** The facts of a demo product, as its price list words them. */
export function productFactsOf({ range, model, options }: Variation): ProductFact[] {
  const text = [model.title, ...options.map(({ text: words }) => words), model.spec].join('. ')
  return suggestedFactsOf(range.category).flatMap((name) => {
    const value = factValueOf(name, { text, drawing: range.drawing, modelNo: model.modelNo })
    return value === undefined ? [] : [{ name, value }]
  })
}

function factValueOf(
  name: string,
  product: { text: string; drawing: string; modelNo: string },
): string | undefined {
  if (name === fitsFactName) return printersOf(product.modelNo)
  if (name === packSizeFactName) return packs.exec(product.text)?.[1]
  if (name === 'Technology') return technologies[product.drawing]
  // A set has several.
  if (name === 'Colour' && /\bset of\b/i.test(product.text)) return undefined
  const [value] = patterns[name]?.exec(product.text) ?? []
  return value?.replace(/^./, (letter) => letter.toUpperCase())
}
