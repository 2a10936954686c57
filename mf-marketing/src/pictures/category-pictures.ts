import type { Category } from '@store/contract/rules/catalog-lists'
import accessories from './category-accessories.webp'
import biometrics from './category-biometrics.webp'
import cartridge from './category-cartridge.webp'
import cctvCamera from './category-cctv-camera.webp'
import desktop from './category-desktop.webp'
import dvr from './category-dvr.webp'
import externalHdd from './category-external-hdd.webp'
import inkBottle from './category-ink-bottle.webp'
import internalHdd from './category-internal-hdd.webp'
import keyboard from './category-keyboard.webp'
import laptop from './category-laptop.webp'
import monitor from './category-monitor.webp'
import mouse from './category-mouse.webp'
import networking from './category-networking.webp'
import nvr from './category-nvr.webp'
import penDrive from './category-pen-drive.webp'
import poeSwitch from './category-poe-switch.webp'
import printer from './category-printer.webp'
import refurbished from './category-refurbished.webp'
import router from './category-router.webp'
import scanner from './category-scanner.webp'
import software from './category-software.webp'
import surveillance from './category-surveillance.webp'
import tablets from './category-tablets.webp'
import tv from './category-tv.webp'
import { type Picture, tile } from './picture.ts'

/** What each category looks like. */
export const categoryPictures: Record<Category, Picture> = {
  Laptop: tile(laptop),
  Desktop: tile(desktop),
  Printer: tile(printer),
  TV: tile(tv),
  Monitor: tile(monitor),
  Biometrics: tile(biometrics),
  Cartridge: tile(cartridge),
  'Ink Bottle': tile(inkBottle),
  Keyboard: tile(keyboard),
  Mouse: tile(mouse),
  'Internal HDD': tile(internalHdd),
  'External HDD': tile(externalHdd),
  'Pen Drive': tile(penDrive),
  Software: tile(software),
  'CCTV Camera': tile(cctvCamera),
  Router: tile(router),
  DVR: tile(dvr),
  NVR: tile(nvr),
  'POE Switch': tile(poeSwitch),
  Tablets: tile(tablets),
  Refurbished: tile(refurbished),
  Accessories: tile(accessories),
  Networking: tile(networking),
  Surveillance: tile(surveillance),
  Scanner: tile(scanner),
}
