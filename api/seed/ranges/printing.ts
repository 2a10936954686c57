import { type Axis, plus, priceList, range } from './product-range.ts'

const cover: Axis = [
  ['', ''],
  ['W3', 'with 3 year on-site cover', plus(2400)],
]

/** Printers of every technology. */
export const printerRanges = [
  range({
    brand: 'HP',
    category: 'Printer',
    form: 'laser',
    about: 'Mono laser for counters and small offices, ready in seconds from sleep.',
    axes: [cover],
    models: priceList`
      108A | Laser 108a Mono Printer | 11990 | 20 ppm, 1200 dpi, USB, 150-sheet tray, takes the 166A toner. | 108a
      1008W | Laser 1008w Mono Wi-Fi Printer | 14990 | 21 ppm, Wi-Fi and USB, 150-sheet tray, takes the 166A toner. | 1008w
      M404DN | LaserJet Pro M404dn Network Printer | 28990 | 38 ppm, duplex, Gigabit Ethernet, takes the 76A toner. | M404dn
    `,
  }),
  range({
    brand: 'HP',
    category: 'Printer',
    form: 'multifunction',
    about: 'Print, copy and scan from one compact machine with refillable toner.',
    axes: [cover],
    models: priceList`
      1188W | Laser MFP 1188w Multifunction Printer | 18990 | 21 ppm, Wi-Fi, flatbed scan 1200 dpi, takes the 166A toner. | 1188w
      M329DW | LaserJet Pro MFP M329dw | 36990 | 38 ppm, duplex, 50-sheet feeder, fax, takes the 76A toner. | M329dw
    `,
  }),
  range({
    brand: 'HP',
    category: 'Printer',
    form: 'ink-tank',
    about: 'Ink tank printer with spill-free bottles and a see-through tank.',
    axes: [cover],
    models: priceList`
      ST589 | Smart Tank 589 All-in-One Wi-Fi Printer | 13490 | 12 ppm mono, 5 ppm colour, ink for 6,000 black pages in the box. | Smart Tank 589
    `,
  }),
  range({
    brand: 'Canon',
    category: 'Printer',
    form: 'laser',
    about: 'Compact mono laser with on-demand fixing: no warm-up, low running cost.',
    axes: [cover],
    models: priceList`
      LBP2900B | imageCLASS LBP2900B Mono Printer | 15490 | 12 ppm, 2400 x 600 dpi, USB, takes the 303 toner. | LBP2900B
      LBP6030W | imageCLASS LBP6030w Wi-Fi Printer | 12990 | 18 ppm, Wi-Fi and USB, takes the 925 toner. | LBP6030w
      LBP246DW | imageCLASS LBP246dw Network Printer | 32490 | 40 ppm, duplex, Gigabit Ethernet and Wi-Fi, takes the 070 toner. | LBP246dw
    `,
  }),
  range({
    brand: 'Canon',
    category: 'Printer',
    form: 'ink-tank',
    about: 'PIXMA ink tank printer with a user-replaceable maintenance cartridge.',
    axes: [cover],
    models: priceList`
      G3010 | PIXMA G3010 All-in-One Wi-Fi Printer | 14490 | 8.8 ipm mono, borderless A4, takes GI-790 bottles. | PIXMA G3010
      G2730 | PIXMA G2730 All-in-One Printer | 11790 | 11 ipm mono, USB, takes GI-71 bottles. | PIXMA G2730
    `,
  }),
  range({
    brand: 'Brother',
    category: 'Printer',
    form: 'multifunction',
    about: 'Office multifunction with automatic duplex and a toner yield for busy desks.',
    axes: [cover],
    models: priceList`
      DCP-L2541DW | DCP-L2541DW Mono Multifunction Printer | 22990 | 30 ppm, duplex, Wi-Fi and Ethernet, takes TN-2365. | DCP-L2541DW
      MFC-L2771DW | MFC-L2771DW Mono Multifunction Printer | 31990 | 34 ppm, 50-sheet feeder, fax, takes TN-2465. | MFC-L2771DW
    `,
  }),
  range({
    brand: 'Brother',
    category: 'Printer',
    form: 'laser',
    about: 'Sturdy mono laser with a 250-sheet tray and 15,000 pages of monthly duty.',
    axes: [cover],
    models: priceList`
      HL-L2321D | HL-L2321D Duplex Mono Printer | 14690 | 30 ppm, automatic duplex, USB, takes TN-2365. | HL-L2321D
      HL-L5210DW | HL-L5210DW Network Printer | 29990 | 48 ppm, duplex, Gigabit Ethernet, takes TN-3608. | HL-L5210DW
    `,
  }),
  range({
    brand: 'Epson',
    category: 'Printer',
    form: 'ink-tank',
    about: 'EcoTank with heat-free printing: low power draw and a low cost a page.',
    axes: [cover],
    models: priceList`
      L130 | EcoTank L130 Single-function Printer | 9990 | 7.5 ipm mono, USB, takes 664 bottles. | EcoTank L130
      L3252 | EcoTank L3252 All-in-One Wi-Fi Printer | 15490 | 10 ipm mono, borderless photos, takes 003 bottles. | EcoTank L3252
      L6270 | EcoTank L6270 Duplex All-in-One Printer | 27490 | 15.5 ipm mono, duplex, feeder, Ethernet, takes 001 bottles. | EcoTank L6270
    `,
  }),
  range({
    brand: 'Epson',
    category: 'Printer',
    form: 'dot-matrix',
    about: 'Impact printer for multi-part invoices and passbooks.',
    axes: [cover],
    models: priceList`
      LQ-310 | LQ-310 24-pin Dot Matrix Printer | 15990 | 24 pins, 80 columns, 416 cps, 1 + 3 copies, USB, serial, parallel. | LQ-310
      LX-310 | LX-310 9-pin Dot Matrix Printer | 13490 | 9 pins, 80 columns, 357 cps, 1 + 4 copies. | LX-310
    `,
  }),
  range({
    brand: 'Epson',
    category: 'Printer',
    form: 'receipt',
    about: 'Thermal receipt printer with auto-cutter and cash-drawer port.',
    axes: [cover],
    models: priceList`
      TM-T82X | TM-T82X 80 mm Thermal Receipt Printer | 13990 | 200 mm/s, USB and serial, ESC/POS, 1.5 million cuts. | TM-T82X
    `,
  }),
  range({
    brand: 'TVSE',
    category: 'Printer',
    form: 'dot-matrix',
    about: 'Made-in-India dot matrix printer with service in more than 400 towns.',
    axes: [cover],
    models: priceList`
      MSP250STAR | MSP 250 Star 9-pin Dot Matrix Printer | 11990 | 9 pins, 80 columns, 300 cps, parallel and USB. | MSP 250 Star
      MSP455XL | MSP 455 XL Classic 136-column Printer | 26490 | 9 pins, 136 columns, 500 cps, for wide ledgers. | MSP 455 XL
    `,
  }),
  range({
    brand: 'TVSE',
    category: 'Printer',
    form: 'receipt',
    about: 'Counter printer for POS and billing with easy paper loading.',
    axes: [cover],
    models: priceList`
      RP3230 | RP 3230 Star 80 mm Thermal Printer | 8490 | 250 mm/s, USB, serial and Ethernet, auto-cutter. | RP 3230
      LP46DLITE | LP 46 DLite Label Printer | 12490 | 203 dpi, 4-inch labels, USB, 152 mm/s. | LP 46
    `,
  }),
  range({
    brand: 'Ricoh',
    category: 'Printer',
    form: 'multifunction',
    about: 'Workgroup device with a long-life drum and walk-up USB printing.',
    axes: [cover],
    models: priceList`
      M2701 | M 2701 A3 Mono Multifunction Printer | 68990 | 27 ppm, A3, 600 dpi, reversing feeder. | M 2701
      SP230SFNW | SP 230SFNw Mono Multifunction Printer | 22490 | 30 ppm, Wi-Fi, 35-sheet feeder, fax. | SP 230SFNw
    `,
  }),
  range({
    brand: 'Xerox',
    category: 'Printer',
    form: 'multifunction',
    about: 'Wi-Fi multifunction with AirPrint, Mopria and secure print by PIN.',
    axes: [cover],
    models: priceList`
      B225 | B225 Mono Multifunction Printer | 23990 | 34 ppm, duplex, 50-sheet feeder, Ethernet and Wi-Fi. | B225
      B235 | B235 Mono Multifunction Printer with Fax | 26990 | 34 ppm, duplex scan, fax, colour touch panel. | B235
    `,
  }),
  range({
    brand: 'Pantum',
    category: 'Printer',
    form: 'laser',
    about: 'Budget mono laser with a refill-friendly cartridge and a small footprint.',
    axes: [cover],
    models: priceList`
      P2518 | P2518 Mono Laser Printer | 7990 | 22 ppm, 1200 dpi, USB, takes PD-219. | P2518
      P3302DW | P3302DW Duplex Wi-Fi Printer | 13990 | 33 ppm, duplex, Ethernet and Wi-Fi, takes TL-410. | P3302DW
    `,
  }),
  range({
    brand: 'Pantum',
    category: 'Printer',
    form: 'multifunction',
    about: 'Three-in-one mono laser with one-step Wi-Fi setup.',
    axes: [cover],
    models: priceList`
      M6518NW | M6518NW Mono Multifunction Printer | 13490 | 22 ppm, Wi-Fi, flatbed, takes PD-219. | M6518NW
    `,
  }),
]
