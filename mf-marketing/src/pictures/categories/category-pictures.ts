import type { Category } from '@store/contract/rules/catalog/catalog-lists'
import { type Picture, tile } from '../picture.ts'
import accessories from './computers/category-accessories.webp'
import desktop from './computers/category-desktop.webp'
import keyboard from './computers/category-keyboard.webp'
import laptop from './computers/category-laptop.webp'
import monitor from './computers/category-monitor.webp'
import mouse from './computers/category-mouse.webp'
import refurbished from './computers/category-refurbished.webp'
import software from './computers/category-software.webp'
import tablets from './computers/category-tablets.webp'
import tv from './computers/category-tv.webp'
import networking from './networking/category-networking.webp'
import poeSwitch from './networking/category-poe-switch.webp'
import router from './networking/category-router.webp'
import cartridge from './printing/category-cartridge.webp'
import inkBottle from './printing/category-ink-bottle.webp'
import printer from './printing/category-printer.webp'
import scanner from './printing/category-scanner.webp'
import externalHdd from './storage/category-external-hdd.webp'
import internalHdd from './storage/category-internal-hdd.webp'
import penDrive from './storage/category-pen-drive.webp'
import biometrics from './surveillance/category-biometrics.webp'
import cctvCamera from './surveillance/category-cctv-camera.webp'
import dvr from './surveillance/category-dvr.webp'
import nvr from './surveillance/category-nvr.webp'
import surveillance from './surveillance/category-surveillance.webp'

/** The picture of each category. */
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
