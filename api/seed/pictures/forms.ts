import type { Category } from '@store/contract/rules/catalog/catalog-lists'
import * as accessories from './drawings/accessories.ts'
import * as cameras from './drawings/cameras.ts'
import * as computers from './drawings/computers.ts'
import * as counterPrinters from './drawings/counter-printers.ts'
import * as displays from './drawings/displays.ts'
import * as drives from './drawings/drives.ts'
import * as identity from './drawings/identity.ts'
import * as input from './drawings/input.ts'
import * as kits from './drawings/kits.ts'
import * as network from './drawings/network.ts'
import * as printers from './drawings/printers.ts'
import * as recorders from './drawings/recorders.ts'
import * as scanners from './drawings/scanners.ts'
import { softwareBox } from './drawings/software.ts'
import * as supplies from './drawings/supplies.ts'
import type { Drawing } from './subject.ts'

/** The shapes of each category; the first is the default. */
const formsOf = {
  Laptop: { laptop: computers.laptop },
  Desktop: {
    tower: computers.tower,
    'all-in-one': computers.allInOne,
    mini: computers.miniComputer,
  },
  Printer: {
    laser: printers.laserPrinter,
    multifunction: printers.multifunctionPrinter,
    'ink-tank': printers.inkTankPrinter,
    'dot-matrix': counterPrinters.dotMatrixPrinter,
    receipt: counterPrinters.receiptPrinter,
  },
  TV: { television: displays.television },
  Monitor: { flat: displays.monitor, curved: displays.curvedMonitor },
  Biometrics: {
    fingerprint: identity.fingerprintReader,
    optical: identity.opticalReader,
    iris: identity.irisScanner,
    attendance: identity.attendanceTerminal,
  },
  Cartridge: {
    toner: supplies.tonerCartridge,
    ink: supplies.inkCartridge,
    ribbon: supplies.ribbonCartridge,
    drum: supplies.drumUnit,
  },
  'Ink Bottle': { bottle: supplies.inkBottle, set: supplies.inkBottleSet },
  Keyboard: {
    full: input.keyboard,
    compact: input.compactKeyboard,
    wireless: input.wirelessKeyboard,
    'wireless-set': input.wirelessSet,
    'wired-set': input.wiredSet,
  },
  Mouse: { mouse: input.mouse, wireless: input.wirelessMouse, gaming: input.gamingMouse },
  'Internal HDD': {
    disk: drives.hardDisk,
    ssd: drives.solidStateDrive,
    nvme: drives.memoryStick,
  },
  'External HDD': { portable: drives.portableDrive, desktop: drives.desktopDrive },
  'Pen Drive': { stick: drives.penDrive, dual: drives.dualPenDrive },
  Software: { box: softwareBox },
  'CCTV Camera': {
    bullet: cameras.bullet,
    dome: cameras.dome,
    turret: cameras.turret,
    ptz: cameras.panTilt,
    wifi: cameras.wifiCamera,
    solar: cameras.solarCamera,
  },
  Router: { router: network.router, mesh: network.meshRouter },
  DVR: { recorder: recorders.videoRecorder },
  NVR: { recorder: recorders.networkRecorder },
  'POE Switch': { desk: recorders.deskPoeSwitch, rack: recorders.rackPoeSwitch },
  Tablets: { tablet: displays.tablet, pen: displays.penTablet, 'writing-pad': displays.writingPad },
  Refurbished: {
    laptop: computers.refurbishedLaptop,
    desktop: computers.refurbishedDesktop,
  },
  Accessories: {
    headset: accessories.headset,
    webcam: accessories.webcam,
    speakers: accessories.speakers,
    cable: accessories.cableLead,
    hub: accessories.usbHub,
    adapter: accessories.powerAdapter,
    battery: accessories.cameraBattery,
    ups: accessories.powerBackup,
    bag: accessories.laptopBag,
    cloth: supplies.cleaningCloth,
    presenter: input.presenter,
    paper: supplies.paperRolls,
  },
  Networking: {
    'patch-panel': network.patchPanel,
    'cable-box': network.cableBox,
    'access-point': network.accessPoint,
    'usb-adapter': network.usbAdapter,
    rack: network.rackCabinet,
  },
  Surveillance: {
    kit: kits.cameraKit,
    power: kits.powerSupplyBox,
    connectors: kits.connectors,
  },
  Scanner: {
    flatbed: scanners.flatbedScanner,
    sheet: scanners.sheetScanner,
    barcode: scanners.barcodeScanner,
    'document-camera': scanners.documentCamera,
  },
} as const satisfies Record<Category, Readonly<Record<string, Drawing>>>

/** The names of a category's shapes, checked by the compiler where products are written down. */
export type FormOf<C extends Category> = keyof (typeof formsOf)[C] & string

/** A category's shapes by name. */
export function drawingsOf(category: Category): Readonly<Record<string, Drawing>> {
  return formsOf[category]
}

/** The drawing of a shape; without a known name, one of the category's, chosen by the variant. */
export function drawingOf(category: Category, form: string | undefined, variant: number): Drawing {
  const drawings = drawingsOf(category)
  const named = form === undefined ? undefined : drawings[form]
  if (named) return named
  const all = Object.values(drawings)
  const chosen = all[variant % all.length]
  if (!chosen) throw new Error(`no drawing for ${category}`)
  return chosen
}
