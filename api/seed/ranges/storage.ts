import { type Axis, plus, priceList, range } from './product-range.ts'

const diskSizes: Axis = [
  ['10', '1 TB', plus(0), '1 TB'],
  ['20', '2 TB', plus(1400), '2 TB'],
  ['40', '4 TB', plus(4800), '4 TB'],
  ['80', '8 TB', plus(13900), '8 TB'],
]

const solidSizes: Axis = [
  ['250', '250 GB', plus(0), '250 GB'],
  ['500', '500 GB', plus(1300), '500 GB'],
  ['1T', '1 TB', plus(3700), '1 TB'],
  ['2T', '2 TB', plus(9800), '2 TB'],
]

const portableSizes: Axis = [
  ['1T', '1 TB', plus(0), '1 TB'],
  ['2T', '2 TB', plus(1800), '2 TB'],
  ['4T', '4 TB', plus(5600), '4 TB'],
]

const stickSizes: Axis = [
  ['32', '32 GB', plus(0), '32 GB'],
  ['64', '64 GB', plus(160), '64 GB'],
  ['128', '128 GB', plus(500), '128 GB'],
  ['256', '256 GB', plus(1400), '256 GB'],
]

/** Internal and external drives, pen drives. */
export const storageRanges = [
  range({
    brand: 'Seagate',
    category: 'Internal HDD',
    form: 'disk',
    about:
      '3.5-inch SATA 6 Gb/s drive, new and sealed, with a warranty that Seagate checks by serial.',
    axes: [diskSizes],
    models: priceList`
      ST-BARRACUDA | BarraCuda 3.5-inch Desktop Hard Disk | 3890 | 7200 rpm, 256 MB cache, for desktops, 2 year warranty. | BarraCuda
      ST-SKYHAWK | SkyHawk 3.5-inch Surveillance Hard Disk | 4290 | ImagePerfect firmware, 64 cameras, 180 TB a year, 3 year warranty. | SkyHawk
      ST-IRONWOLF | IronWolf 3.5-inch NAS Hard Disk | 5690 | AgileArray, up to 8 bays, 180 TB a year, 3 year warranty. | IronWolf
    `,
  }),
  range({
    brand: 'WD',
    category: 'Internal HDD',
    form: 'disk',
    about: '3.5-inch SATA 6 Gb/s drive, new and sealed, registered for warranty in India.',
    axes: [diskSizes],
    models: priceList`
      WD-BLUE | Blue 3.5-inch Desktop Hard Disk | 3790 | 5400 rpm class, 256 MB cache, 2 year warranty. | Blue
      WD-PURPLE | Purple 3.5-inch Surveillance Hard Disk | 4350 | AllFrame, 64 cameras, 180 TB a year, 3 year warranty. | Purple
    `,
  }),
  range({
    brand: 'Toshiba',
    category: 'Internal HDD',
    form: 'disk',
    about: '3.5-inch SATA drive for round-the-clock work in recorders and desktops.',
    axes: [diskSizes],
    models: priceList`
      TOS-S300 | S300 3.5-inch Surveillance Hard Disk | 4190 | 64 cameras, 24x7, 180 TB a year, 3 year warranty. | S300
      TOS-P300 | P300 3.5-inch Desktop Hard Disk | 3690 | 7200 rpm, 64 MB cache, 2 year warranty. | P300
    `,
  }),
  range({
    brand: 'WD',
    category: 'Internal HDD',
    form: 'ssd',
    about: '2.5-inch SATA solid-state drive: the cheapest way to make an old PC quick.',
    axes: [solidSizes],
    models: priceList`
      WDS-GREEN25 | Green 2.5-inch SATA SSD | 1890 | Read 545 MB/s, 7 mm, cloning software, 3 year warranty. | Green
    `,
  }),
  range({
    brand: 'Samsung',
    category: 'Internal HDD',
    form: 'nvme',
    about: 'M.2 2280 NVMe drive with a heat-spreading label and Samsung Magician.',
    axes: [solidSizes],
    models: priceList`
      MZ-V9P980 | 980 NVMe M.2 SSD | 2990 | PCIe 3.0 x4, read 3,500 MB/s, 5 year warranty. | 980
      MZ-V9P990 | 990 PRO NVMe M.2 SSD | 5290 | PCIe 4.0 x4, read 7,450 MB/s, 5 year warranty. | 990 PRO
    `,
  }),
  range({
    brand: 'SanDisk',
    category: 'Internal HDD',
    form: 'ssd',
    about: '2.5-inch SATA solid-state drive with shock resistance for laptops on the road.',
    axes: [solidSizes],
    models: priceList`
      SDSSDA-PLUS | SSD Plus 2.5-inch SATA SSD | 1990 | Read 535 MB/s, 7 mm, 3 year warranty. | SSD Plus
    `,
  }),
  range({
    brand: 'Seagate',
    category: 'External HDD',
    form: 'portable',
    about: 'Pocket drive powered over USB, with backup software and rescue service.',
    axes: [portableSizes],
    models: priceList`
      STKM-EXP | Expansion Portable External Hard Disk | 4490 | USB 3.0, 2.5-inch, 3 year warranty with data recovery. | Expansion
      STKY-OT | One Touch External Hard Disk with Password | 4990 | USB 3.0, hardware encryption, 3 year warranty with data recovery. | One Touch
    `,
  }),
  range({
    brand: 'WD',
    category: 'External HDD',
    form: 'portable',
    about: 'Portable drive with password protection and automatic backup.',
    axes: [portableSizes],
    models: priceList`
      WDBYVG | My Passport Portable External Hard Disk | 4890 | USB 3.2 Gen 1, 256-bit AES, 3 year warranty. | My Passport
    `,
  }),
  range({
    brand: 'WD',
    category: 'External HDD',
    form: 'desktop',
    about: 'Desktop drive for whole-office backups, with its own power supply.',
    axes: [
      [
        ['4T', '4 TB', plus(0), '4 TB'],
        ['8T', '8 TB', plus(7600), '8 TB'],
        ['12T', '12 TB', plus(16400), '12 TB'],
      ],
    ],
    models: priceList`
      WDBWLG | Elements Desktop External Hard Disk | 10990 | USB 3.0, 3.5-inch, 2 year warranty. | Elements
    `,
  }),
  range({
    brand: 'Toshiba',
    category: 'External HDD',
    form: 'portable',
    about: 'Matt, fingerprint-free pocket drive, plug and play with Windows.',
    axes: [portableSizes],
    models: priceList`
      HDTB-BASICS | Canvio Basics Portable External Hard Disk | 4390 | USB 3.2 Gen 1, 149 g, 3 year warranty. | Canvio
    `,
  }),
  range({
    brand: 'SanDisk',
    category: 'Pen Drive',
    form: 'stick',
    about: 'USB drive with SecureAccess software for a private folder.',
    axes: [stickSizes],
    models: priceList`
      SDCZ50 | Cruzer Blade USB 2.0 Pen Drive | 349 | USB 2.0, compact, 5 year warranty. | Cruzer
      SDCZ48 | Ultra USB 3.0 Pen Drive | 449 | USB 3.0, 130 MB/s, retractable, 5 year warranty. | Ultra
    `,
  }),
  range({
    brand: 'SanDisk',
    category: 'Pen Drive',
    form: 'dual',
    about: 'Two plugs: type A for the PC, type C for phone and tablet.',
    axes: [stickSizes],
    models: priceList`
      SDDDC3 | Ultra Dual Drive Go USB Type-C | 599 | USB 3.1, 150 MB/s, swivel cap, 5 year warranty. | Dual Go
    `,
  }),
  range({
    brand: 'HP',
    category: 'Pen Drive',
    form: 'stick',
    about: 'Metal-bodied USB drive that survives a keyring.',
    axes: [stickSizes],
    models: priceList`
      V236W | v236w USB 2.0 Metal Pen Drive | 379 | USB 2.0, one-piece metal body, 2 year warranty.
      X796W | x796w USB 3.1 Metal Pen Drive | 549 | USB 3.1, 75 MB/s, push-pull, 2 year warranty.
    `,
  }),
  range({
    brand: 'Sony',
    category: 'Pen Drive',
    form: 'stick',
    about: 'Slim USB drive with a click-out plug and no cap to lose.',
    axes: [stickSizes],
    models: priceList`
      USM-X | Micro Vault USM-X USB 3.1 Pen Drive | 499 | USB 3.1, 110 MB/s, metal front, 5 year warranty.
    `,
  }),
  range({
    brand: 'Toshiba',
    category: 'Pen Drive',
    form: 'stick',
    about: 'TransMemory drive for documents and firmware sticks.',
    axes: [stickSizes],
    models: priceList`
      U202 | TransMemory U202 USB 2.0 Pen Drive | 329 | USB 2.0, 8 g, 2 year warranty.
    `,
  }),
]
