import { type Axis, colours, plus, priceList, range } from './product-range.ts'

const memory: Axis = [
  ['', '8 GB RAM'],
  ['16G', '16 GB RAM', plus(3800)],
  ['32G', '32 GB RAM', plus(11500)],
]

const storage: Axis = [
  ['', '512 GB SSD'],
  ['1TB', '1 TB SSD', plus(3600)],
]

const grade: Axis = [
  ['', '8 GB RAM, 256 GB SSD'],
  ['R16', '16 GB RAM, 256 GB SSD', plus(2200)],
  ['R16H', '16 GB RAM, 512 GB SSD', plus(3600)],
]

/** Laptops, desktops, refurbished machines and tablets. */
export const computerRanges = [
  range({
    brand: 'HP',
    category: 'Laptop',
    form: 'laptop',
    about: 'Business notebook with a matte full-HD screen, numeric keypad and TPM 2.0.',
    axes: [memory, storage],
    models: priceList`
      250G9-I3 | 250 G9 15.6-inch Laptop Core i3-1215U | 38990 | Intel Core i3-1215U, 6 cores, Windows 11 Home, 1.74 kg, 41 Wh battery. | 250 G9
      250G10-I5 | 250 G10 15.6-inch Laptop Core i5-1334U | 54990 | Intel Core i5-1334U, 10 cores, Wi-Fi 6, Windows 11 Pro, 1.52 kg. | 250 G10
      440G10-I7 | ProBook 440 G10 14-inch Laptop Core i7-1355U | 86490 | Intel Core i7-1355U, aluminium lid, fingerprint reader, backlit keyboard, 51 Wh battery. | ProBook 440
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Laptop',
    form: 'laptop',
    about: 'Built for offices: spill-resistant keyboard, privacy shutter and on-site service.',
    axes: [memory, storage],
    models: priceList`
      VOS3520-I3 | Vostro 3520 15.6-inch Laptop Core i3-1215U | 39990 | Intel Core i3-1215U, 120 Hz full-HD panel, Windows 11 Home, 1.66 kg. | Vostro 3520
      LAT3440-I5 | Latitude 3440 14-inch Laptop Core i5-1335U | 68990 | Intel Core i5-1335U, vPro Essentials, RJ-45, Windows 11 Pro, 54 Wh battery. | Latitude 3440
      INS3530-I5 | Inspiron 3530 15.6-inch Laptop Core i5-1334U | 56490 | Intel Core i5-1334U, 120 Hz full-HD panel, Office Home & Student 2024, 1.65 kg. | Inspiron 3530
    `,
  }),
  range({
    brand: 'Lenovo',
    category: 'Laptop',
    form: 'laptop',
    about: 'MIL-STD tested chassis, webcam shutter and a hinge that opens to 180 degrees.',
    axes: [memory, storage],
    models: priceList`
      V15G4-R3 | V15 G4 15.6-inch Laptop Ryzen 3 7320U | 33990 | AMD Ryzen 3 7320U, LPDDR5 memory, DOS, 1.65 kg. | V15 G4
      E14G5-I5 | ThinkPad E14 Gen 5 14-inch Laptop Core i5-1335U | 67990 | Intel Core i5-1335U, TrackPoint, fingerprint reader, 47 Wh battery, 1.41 kg. | ThinkPad E14
      SLIM3-I7 | IdeaPad Slim 3 15.6-inch Laptop Core i7-13620H | 65990 | Intel Core i7-13620H, 10 cores, backlit keyboard, Windows 11 Home, 1.62 kg. | IdeaPad Slim 3
    `,
  }),
  range({
    brand: 'ASUS',
    category: 'Laptop',
    form: 'laptop',
    about: 'Light everyday notebook with a quiet fan, US MIL-STD 810H tested.',
    axes: [memory, storage],
    models: priceList`
      X1504VA-I3 | Vivobook 15 X1504VA Laptop Core i3-1315U | 37990 | Intel Core i3-1315U, 15.6-inch full HD, Windows 11 Home, 1.70 kg. | Vivobook 15
      B1402CVA-I5 | ExpertBook B1 14-inch Laptop Core i5-1335U | 58990 | Intel Core i5-1335U, two memory slots, RJ-45, 3-year battery option, 1.49 kg. | ExpertBook B1
    `,
  }),
  range({
    brand: 'HP',
    category: 'Desktop',
    form: 'tower',
    about: 'Office tower with room to grow: two memory slots, one M.2 and two SATA bays.',
    axes: [memory, storage],
    models: priceList`
      280G9-I3 | 280 Pro G9 Tower Desktop Core i3-12100 | 34990 | Intel Core i3-12100, keyboard and mouse included, Windows 11 Pro. | 280 Pro G9
      400G9-I5 | ProDesk 400 G9 Tower Desktop Core i5-13500 | 57990 | Intel Core i5-13500, 14 cores, DVD writer, 3-year on-site warranty. | ProDesk 400
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Desktop',
    form: 'tower',
    about: 'Compact tower with tool-less opening and a dust filter for Indian shop floors.',
    axes: [memory, storage],
    models: priceList`
      OPT7010-I5 | OptiPlex 7010 Tower Desktop Core i5-13500 | 61990 | Intel Core i5-13500, DisplayPort and HDMI, 3-year on-site warranty. | OptiPlex 7010
      VOS3020-I3 | Vostro 3020 Tower Desktop Core i3-13100 | 37490 | Intel Core i3-13100, Wi-Fi 6, keyboard and mouse included. | Vostro 3020
    `,
  }),
  range({
    brand: 'Lenovo',
    category: 'Desktop',
    form: 'mini',
    about: 'One-litre desktop that mounts behind a monitor or under a counter.',
    axes: [memory, storage],
    models: priceList`
      M70Q-G4 | ThinkCentre M70q Gen 4 Mini Desktop Core i5-13400T | 53990 | Intel Core i5-13400T, 35 W, VESA mount optional, DisplayPort and HDMI. | M70q Gen 4
      NEO50Q | ThinkCentre Neo 50q Mini Desktop Core i3-1215U | 32990 | Intel Core i3-1215U, fan noise below 24 dB, four USB ports on the back. | Neo 50q
    `,
  }),
  range({
    brand: 'ASUS',
    category: 'Desktop',
    form: 'all-in-one',
    about: 'All-in-one PC: one cable on the counter, full-HD screen, wireless keyboard and mouse.',
    axes: [memory, storage],
    models: priceList`
      A3402-I5 | A3402 23.8-inch All-in-One Desktop Core i5-1235U | 62990 | Intel Core i5-1235U, 23.8-inch IPS, stereo speakers, 720p webcam. | A3402
      V222-P | V222 21.5-inch All-in-One Desktop Pentium Gold | 36990 | Intel Pentium Gold 7505, 21.5-inch full HD, Wi-Fi 5. | V222
    `,
  }),
  range({
    brand: 'HP',
    category: 'Refurbished',
    form: 'laptop',
    about: 'Refurbished grade A: 40 tests passed, battery above 80 percent, new keyboard overlay.',
    axes: [grade],
    models: priceList`
      RF-840G5 | EliteBook 840 G5 Refurbished Laptop Core i5 | 21990 | Intel Core i5-8350U, 14-inch full HD, Windows 11 Pro licence. | 840 G5
      RF-640G4 | ProBook 640 G4 Refurbished Laptop Core i5 | 17990 | Intel Core i5-8250U, 14-inch HD, RJ-45 and VGA. | 640 G4
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Refurbished',
    form: 'desktop',
    about:
      'Refurbished small-form desktop, cleaned, with new thermal paste and a tested power supply.',
    axes: [grade],
    models: priceList`
      RF-7060SFF | OptiPlex 7060 SFF Refurbished Desktop Core i5 | 14990 | Intel Core i5-8500, Windows 11 Pro licence, two DisplayPorts. | 7060 SFF
      RF-3060MFF | OptiPlex 3060 Micro Refurbished Desktop Core i3 | 11490 | Intel Core i3-8100T, 1-litre case, VESA plate included. | 3060 MFF
    `,
  }),
  range({
    brand: 'Lenovo',
    category: 'Refurbished',
    form: 'laptop',
    about: 'Refurbished grade A ThinkPad with a tested battery and a genuine charger.',
    axes: [grade],
    models: priceList`
      RF-T480 | ThinkPad T480 Refurbished Laptop Core i5 | 20490 | Intel Core i5-8350U, two batteries, 14-inch full HD, TrackPoint. | T480
      RF-X280 | ThinkPad X280 Refurbished Laptop Core i5 | 18990 | Intel Core i5-8250U, 12.5-inch, 1.16 kg. | X280
    `,
  }),
  range({
    brand: 'Samsung',
    category: 'Tablets',
    form: 'tablet',
    about: 'Android tablet with four years of security updates and Samsung Knox.',
    axes: [
      colours('Graphite', 'Silver'),
      [
        ['', 'Wi-Fi'],
        ['LTE', 'Wi-Fi and LTE', plus(4000)],
      ],
    ],
    models: priceList`
      SM-X210 | Galaxy Tab A9+ 11-inch 8 GB 128 GB | 20999 | 11-inch 90 Hz LCD, Snapdragon 695, quad speakers, 7040 mAh. | Tab A9+
      SM-X110 | Galaxy Tab A9 8.7-inch 4 GB 64 GB | 12999 | 8.7-inch LCD, Helio G99, 5100 mAh, metal body. | Tab A9
    `,
  }),
  range({
    brand: 'Samsung',
    category: 'Tablets',
    form: 'pen',
    about: 'Android tablet with four years of security updates and Samsung Knox.',
    axes: [
      colours('Graphite', 'Silver'),
      [
        ['', 'Wi-Fi'],
        ['LTE', 'Wi-Fi and LTE', plus(4000)],
      ],
    ],
    models: priceList`
      SM-P620 | Galaxy Tab S6 Lite 10.4-inch with S Pen | 30999 | 10.4-inch LCD, S Pen in the box, 7040 mAh. | Tab S6 Lite
    `,
  }),
  range({
    brand: 'Lenovo',
    category: 'Tablets',
    form: 'tablet',
    about: 'Family and field-sales tablet with stereo speakers tuned by Dolby.',
    axes: [colours('Storm Grey', 'Frost Blue')],
    models: priceList`
      TB330FU | Tab M11 11-inch 8 GB 128 GB | 17999 | 11-inch 90 Hz LCD, Helio G88, 7040 mAh, IP52. | Tab M11
      TB311FU | Tab 10.1-inch 4 GB 64 GB | 10999 | 10.1-inch LCD, Helio G85, 5100 mAh. | Tab 10
    `,
  }),
]
