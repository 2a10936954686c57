import { type Category, categories } from '../catalog-lists.ts'
import { fitsFactName, packSizeFactName } from './product-facts.ts'

const printing = ['Yield', 'Colour', 'Technology', fitsFactName, packSizeFactName]
const computer = ['Processor', 'Memory', 'Storage', 'Screen', 'Operating system', 'Warranty']
const disk = ['Capacity', 'Interface', 'Form factor', 'Speed', 'Warranty']
const input = ['Connection', 'Resolution', 'Keys', 'Warranty']
const camera = ['Resolution', 'Lens', 'Night vision', 'Power', 'Protection']
const recorder = ['Channels', 'Recording', 'Hard disks', 'Outputs']
const network = ['Wi-Fi', 'Speed', 'Ports', 'Antennas', 'Power']
const screen = ['Screen', 'Resolution', 'Refresh rate', 'Ports', 'Sound']

/** The facts that buyers of a category compare, which the product form offers; others may be added. */
const suggested: Readonly<Record<Category, readonly string[]>> = {
  Laptop: computer,
  Desktop: computer,
  Refurbished: computer,
  Tablets: ['Screen', 'Memory', 'Storage', 'Battery', 'Warranty'],
  Printer: ['Technology', 'Speed', 'Resolution', 'Connection', 'Duplex', 'Warranty'],
  Scanner: ['Technology', 'Resolution', 'Speed', 'Feeder', 'Connection'],
  Cartridge: printing,
  'Ink Bottle': ['Yield', 'Colour', 'Volume', fitsFactName, packSizeFactName],
  TV: screen,
  Monitor: screen,
  Biometrics: ['Sensor', 'Resolution', 'Connection', 'Certificate'],
  Keyboard: input,
  Mouse: input,
  'Internal HDD': disk,
  'External HDD': disk,
  'Pen Drive': ['Capacity', 'Interface', 'Speed', 'Warranty'],
  Software: ['Edition', 'Users', 'Validity', 'Delivery'],
  'CCTV Camera': camera,
  Surveillance: camera,
  Router: network,
  Networking: network,
  'POE Switch': ['Ports', 'PoE power', 'Speed', 'Uplink'],
  DVR: recorder,
  NVR: recorder,
  Accessories: ['Length', 'Material', 'Compatible with', packSizeFactName],
}

/** The facts to offer for a category; none for one that is not on the list. */
export function suggestedFactsOf(category: string): readonly string[] {
  const listed = categories.find((name) => name.toLowerCase() === category.trim().toLowerCase())
  return listed ? suggested[listed] : []
}
