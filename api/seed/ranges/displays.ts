import { type Axis, plus, priceList, range } from './product-range.ts'

const years: Axis = [
  ['', '1 year warranty'],
  ['3Y', '3 year warranty', plus(1800)],
]

/** Televisions and monitors. */
export const displayRanges = [
  range({
    brand: 'Samsung',
    category: 'TV',
    form: 'television',
    about: 'Tizen smart TV with Indian OTT apps, screen mirroring and a solar-charged remote.',
    axes: [years],
    models: priceList`
      UA43DUE70 | Crystal 4K 43-inch Smart TV | 33990 | 43-inch 4K, HDR10+, 20 W, 3 HDMI, 1 USB. | 43 DUE70
      UA55DUE70 | Crystal 4K 55-inch Smart TV | 48990 | 55-inch 4K, HDR10+, 20 W, 3 HDMI, 1 USB. | 55 DUE70
    `,
  }),
  range({
    brand: 'LG',
    category: 'TV',
    form: 'television',
    about: 'webOS smart TV with ThinQ voice control and a hotel mode for business sites.',
    axes: [years],
    models: priceList`
      32LQ643 | HD 32-inch Smart TV | 16990 | 32-inch HD, HDR10, 10 W, 2 HDMI, 1 USB. | 32LQ643
      43UR7500 | 4K UHD 43-inch Smart TV | 32490 | 43-inch 4K, HDR10 Pro, 20 W, 3 HDMI, 2 USB. | 43UR7500
    `,
  }),
  range({
    brand: 'TCL',
    category: 'TV',
    form: 'television',
    about: 'Google TV with hands-free voice, Chromecast and a metallic bezel-less frame.',
    axes: [years],
    models: priceList`
      32S5403A | Full HD 32-inch Google TV | 13490 | 32-inch full HD, HDR10, 16 W Dolby Audio, 2 HDMI. | 32S5403A
      43P635 | 4K 43-inch Google TV | 23990 | 43-inch 4K, HDR10, 24 W Dolby Audio, 3 HDMI. | 43P635
      55C645 | QLED 4K 55-inch Google TV | 42990 | 55-inch QLED, Dolby Vision, 120 Hz game accelerator. | 55C645
    `,
  }),
  range({
    brand: 'Sony',
    category: 'TV',
    form: 'television',
    about: 'BRAVIA Google TV with X1 processor and X-Protection against dust and surges.',
    axes: [years],
    models: priceList`
      KD-43X64L | BRAVIA 4K 43-inch Google TV | 39990 | 43-inch 4K, 20 W Dolby Audio, 3 HDMI, 2 USB. | 43X64L
      KD-55X74L | BRAVIA 4K 55-inch Google TV | 57990 | 55-inch 4K, 20 W Dolby Audio, 3 HDMI, 2 USB. | 55X74L
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Monitor',
    form: 'flat',
    about: 'IPS monitor with ComfortView, thin bezels and advance-exchange warranty.',
    axes: [years],
    models: priceList`
      SE2225HM | 21.5-inch Full HD Monitor | 7990 | 21.5-inch VA, 100 Hz, HDMI and VGA, VESA 100. | SE2225HM
      P2425H | 23.8-inch Full HD IPS Monitor | 15990 | 23.8-inch IPS, 100 Hz, height and pivot stand, USB-C hub. | P2425H
    `,
  }),
  range({
    brand: 'HP',
    category: 'Monitor',
    form: 'flat',
    about: 'Low-blue-light office monitor with a cable clip and VESA mount.',
    axes: [years],
    models: priceList`
      P204V | 19.5-inch HD+ Monitor | 6490 | 19.5-inch TN, 1600 x 900, HDMI and VGA. | P204v
      M24F | 23.8-inch Full HD IPS Monitor | 9990 | 23.8-inch IPS, 75 Hz FreeSync, 7 mm thin. | M24f
    `,
  }),
  range({
    brand: 'LG',
    category: 'Monitor',
    form: 'flat',
    about: 'IPS panel with flicker-safe backlight, reader mode and OnScreen Control.',
    axes: [years],
    models: priceList`
      22MP410 | 21.5-inch Full HD Monitor | 7690 | 21.5-inch VA, 75 Hz, HDMI and VGA. | 22MP410
      27UP650 | 27-inch 4K IPS Monitor | 26990 | 27-inch 4K, DCI-P3 95 percent, DisplayHDR 400, pivot stand. | 27UP650
    `,
  }),
  range({
    brand: 'Samsung',
    category: 'Monitor',
    form: 'curved',
    about: '1800R curved screen that keeps the whole width at one distance from the eye.',
    axes: [years],
    models: priceList`
      LC24T350 | 24-inch Curved Full HD Monitor | 9490 | 24-inch VA, 75 Hz FreeSync, 4 ms, HDMI and VGA. | C24T350
      LC27R500 | 27-inch Curved Full HD Monitor | 13490 | 27-inch VA, 60 Hz, game mode, HDMI and VGA. | C27R500
      LC34J791 | 34-inch Ultra-wide Curved Monitor | 46990 | 34-inch VA, 3440 x 1440, Thunderbolt 3, 100 Hz. | C34J791
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Monitor',
    form: 'flat',
    about: 'Value LED monitor with built-in speakers, wall-mountable, made in India.',
    axes: [years],
    models: priceList`
      ZEB-A19HD | 18.5-inch HD LED Monitor | 3690 | 18.5-inch, 1366 x 768, HDMI and VGA, 220 nits. | A19HD
      ZEB-A24FHD | 23.8-inch Full HD LED Monitor | 6290 | 23.8-inch, 75 Hz, HDMI and VGA, 250 nits. | A24FHD
    `,
  }),
]
