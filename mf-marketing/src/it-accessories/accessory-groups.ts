import { t } from '@lingui/core/macro'
import { categoryPictures } from '../pictures/categories/category-pictures.ts'
import headphones from '../pictures/home/accessory-headphones.webp'
import webcam from '../pictures/home/accessory-webcam.webp'
import { type Picture, tile } from '../pictures/picture.ts'
import type { ShopFilter } from '../shop-link.ts'

/** A kind of accessory, and its link into the shop. */
export interface AccessoryGroup {
  title: string
  text: string
  picture: Picture
  filter: ShopFilter
}

/** The eight kinds of accessories (screens 1.5). */
export const accessoryGroups = (): readonly AccessoryGroup[] => [
  {
    title: t`Printers`,
    text: t`Laser, ink tank, dot matrix and receipt printers, single and multifunction, for a counter or a floor.`,
    picture: categoryPictures.Printer,
    filter: { category: 'Printer' },
  },
  {
    title: t`Cartridges`,
    text: t`Original and compatible toner, ink, drums and ribbons, found by the model number of cartridge or printer.`,
    picture: categoryPictures.Cartridge,
    filter: { category: 'Cartridge' },
  },
  {
    title: t`Monitors`,
    text: t`From 19-inch office screens to wide curved ones, with the HDMI and VGA your machines have.`,
    picture: categoryPictures.Monitor,
    filter: { category: 'Monitor' },
  },
  {
    title: t`Mouse`,
    text: t`Wired, wireless and gaming mice, in single packs and in cartons for a whole lab.`,
    picture: categoryPictures.Mouse,
    filter: { category: 'Mouse' },
  },
  {
    title: t`Keyboards`,
    text: t`Full-size, compact and wireless, alone or as a set with a mouse.`,
    picture: categoryPictures.Keyboard,
    filter: { category: 'Keyboard' },
  },
  {
    title: t`Headphones`,
    text: t`Headsets for calls, classes and support desks, with a microphone that leaves the noise out.`,
    picture: tile(headphones),
    filter: { q: 'headset' },
  },
  {
    title: t`Webcams`,
    text: t`720p and 1080p cameras for meetings and online classes, plugged in and ready.`,
    picture: tile(webcam),
    filter: { q: 'webcam' },
  },
  {
    title: t`External storage`,
    text: t`Portable and desktop drives from Seagate, WD and Toshiba, for backups and for moving work.`,
    picture: categoryPictures['External HDD'],
    filter: { category: 'External HDD' },
  },
]
