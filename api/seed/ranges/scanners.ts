import { type Axis, plus, priceList, range } from './product-range.ts'

const stand: Axis = [
  ['', 'handheld'],
  ['ST', 'with stand', plus(350)],
]

/** Document and barcode scanners. */
export const scannerRanges = [
  range({
    brand: 'Canon',
    category: 'Scanner',
    form: 'flatbed',
    about: 'Slim flatbed powered over USB, with one-touch PDF.',
    models: priceList`
      LIDE300 | CanoScan LiDE 300 Flatbed Scanner | 5490 | 2400 dpi, A4 in 10 s, 1.7 kg. | LiDE 300
      LIDE400 | CanoScan LiDE 400 Flatbed Scanner | 7990 | 4800 dpi, A4 in 8 s, stands upright. | LiDE 400
    `,
  }),
  range({
    brand: 'HP',
    category: 'Scanner',
    form: 'sheet',
    about: 'Feeder scanner for records rooms: both sides in one pass.',
    models: priceList`
      L2757A | ScanJet Pro 2000 s2 Sheet-feed Scanner | 27990 | 35 ppm, 50 sheets, 3,500 pages a day. | 2000 s2
      20G05A | ScanJet Pro 2600 f1 Flatbed Scanner | 24990 | 25 ppm, 60 sheets and flatbed, 1,500 pages a day. | 2600 f1
    `,
  }),
  range({
    brand: 'Epson',
    category: 'Scanner',
    form: 'flatbed',
    about: 'Photo and document flatbed with ReadyScan LED: no warm-up.',
    models: priceList`
      V39II | Perfection V39 II Flatbed Scanner | 8490 | 4800 dpi, A4 in 10 s, USB power. | V39 II
      DS-1630 | WorkForce DS-1630 Flatbed Scanner with Feeder | 22990 | 25 ppm, 50 sheets, 1,500 pages a day.
    `,
  }),
  range({
    brand: 'Brother',
    category: 'Scanner',
    form: 'sheet',
    about: 'Desktop scanner with straight path for cards and passports.',
    models: priceList`
      ADS-2200 | ADS-2200 Desktop Document Scanner | 24490 | 35 ppm, 50 sheets, both sides, scan to USB.
    `,
  }),
  range({
    brand: 'TVSE',
    category: 'Scanner',
    form: 'barcode',
    about: 'Barcode scanner for billing counters, ready on plugging in.',
    axes: [stand],
    models: priceList`
      BS-C101STAR | BS-C101 Star 1D Barcode Scanner | 1990 | 300 scans/s, CCD, USB, 1.5 m drops. | BS-C101
      BS-I201SPRO | BS-i201S Pro 2D Barcode Scanner | 3790 | 1D, QR and UPI codes from screens, USB. | BS-i201S
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Scanner',
    form: 'barcode',
    about: 'Budget barcode scanner with trigger and auto-sense mode.',
    axes: [stand],
    models: priceList`
      ZEB-BC100 | BC100 1D Barcode Scanner | 1490 | 200 scans/s, laser, USB. | BC100
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Scanner',
    form: 'document-camera',
    about: 'Overhead camera: ID cards and bound books to PDF in a second.',
    models: priceList`
      PDC-13M | 13 MP Document Camera | 5990 | A3, foot pedal, OCR in English and Hindi, USB.
    `,
  }),
]
