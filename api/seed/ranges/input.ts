import { colours, priceList, range } from './product-range.ts'

/** Keyboards and mice. */
export const inputRanges = [
  range({
    brand: 'Logitech',
    category: 'Keyboard',
    form: 'full',
    about: 'Full-size keyboard with quiet, spill-resistant keys and the rupee sign.',
    axes: [colours('Black', 'White')],
    models: priceList`
      K120 | K120 USB Keyboard | 699 | Wired, 104 keys, rated for 10 million strokes, 3 year warranty.
    `,
  }),
  range({
    brand: 'Logitech',
    category: 'Keyboard',
    form: 'wireless',
    about: 'Full-size keyboard with quiet, spill-resistant keys and the rupee sign.',
    axes: [colours('Black', 'White')],
    models: priceList`
      K270 | K270 Wireless Keyboard | 1595 | 2.4 GHz, eight media keys, 24 month battery life, Unifying receiver.
    `,
  }),
  range({
    brand: 'Logitech',
    category: 'Keyboard',
    form: 'compact',
    about: 'Compact Bluetooth keyboard that pairs with three devices at once.',
    axes: [colours('Graphite', 'Off-white', 'Rose')],
    models: priceList`
      K380 | K380 Multi-device Bluetooth Keyboard | 2995 | Bluetooth, two year battery life, Windows, macOS, Android and iPadOS.
    `,
  }),
  range({
    brand: 'Logitech',
    category: 'Keyboard',
    form: 'wireless-set',
    about: 'Keyboard and mouse on one tiny receiver: one USB port, no drivers.',
    axes: [colours('Black', 'White')],
    models: priceList`
      MK215 | MK215 Wireless Keyboard and Mouse Combo | 1395 | 2.4 GHz, 10 m range, compact layout, 3 year warranty.
      MK270R | MK270r Wireless Keyboard and Mouse Combo | 1995 | 2.4 GHz, full-size, eight media keys, 3 year warranty.
    `,
  }),
  range({
    brand: 'HP',
    category: 'Keyboard',
    form: 'wireless-set',
    about: 'Desk set with a low-profile keyboard and an ambidextrous mouse.',
    axes: [colours('Black', 'White')],
    models: priceList`
      CS10 | CS10 Wireless Keyboard and Mouse Combo | 1299 | 2.4 GHz, 12 multimedia keys, 1600 dpi mouse.
    `,
  }),
  range({
    brand: 'HP',
    category: 'Keyboard',
    form: 'wired-set',
    about: 'Desk set with a low-profile keyboard and an ambidextrous mouse.',
    axes: [colours('Black', 'White')],
    models: priceList`
      KM150 | KM150 Wired Keyboard and Mouse Combo | 849 | USB, 1.5 m cables, 1600 dpi mouse.
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Keyboard',
    form: 'full',
    about: 'Wired office keyboard with chiclet keys and hot keys for volume.',
    axes: [colours('Black', 'White')],
    models: priceList`
      KB216 | KB216 Multimedia Keyboard | 749 | USB, 104 keys, 1.8 m cable, 1 year warranty.
    `,
  }),
  range({
    brand: 'TVSE',
    category: 'Keyboard',
    form: 'full',
    about: 'Keyboard for data entry all day; legends are laser-etched and do not wear.',
    axes: [colours('Black', 'Beige')],
    models: priceList`
      GOLD-BHARAT | Gold Bharat Mechanical Keyboard | 2990 | Cherry MX Blue switches, 50 million strokes, USB, Hindi legends. | Gold Bharat
      CHAMP-BHARAT | Champ Bharat USB Keyboard | 549 | Membrane, 104 keys, rupee key, 1.5 m cable. | Champ Bharat
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Keyboard',
    form: 'wireless-set',
    about: 'Value set with silent keys and a 1200 dpi mouse.',
    axes: [colours('Black', 'Grey')],
    models: priceList`
      ZEB-COMPANION107 | Companion 107 Wireless Combo | 849 | 2.4 GHz nano receiver, 104 keys, power-saving mode. | Companion 107
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Keyboard',
    form: 'wired-set',
    about: 'Value set with silent keys and a 1200 dpi mouse.',
    axes: [colours('Black', 'Grey')],
    models: priceList`
      ZEB-JUDWAA750 | Judwaa 750 Wired Combo | 549 | USB, braided cable, retractable stand. | Judwaa 750
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Keyboard',
    form: 'full',
    about: 'Everyday USB keyboard for counters, schools and call centres.',
    axes: [colours('Black', 'White')],
    models: priceList`
      KB-207S | KB-207s USB Keyboard | 349 | 104 keys, spill-resistant, UV-coated legends, 1 year warranty.
    `,
  }),
  range({
    brand: 'Lenovo',
    category: 'Keyboard',
    form: 'compact',
    about: 'Slim keyboard with scooped keys for fast typing.',
    axes: [colours('Black', 'Grey')],
    models: priceList`
      100-KB | 100 Wireless Compact Keyboard | 1190 | 2.4 GHz, tenkeyless, 18 month battery life. | KB 100
    `,
  }),
  range({
    brand: 'Logitech',
    category: 'Mouse',
    form: 'mouse',
    about: 'Ambidextrous mouse with a smooth optical sensor, plug and play.',
    axes: [colours('Black', 'Blue', 'Grey')],
    models: priceList`
      B100 | B100 USB Optical Mouse | 349 | Wired, 800 dpi, 1.8 m cable, 3 year warranty.
    `,
  }),
  range({
    brand: 'Logitech',
    category: 'Mouse',
    form: 'wireless',
    about: 'Ambidextrous mouse with a smooth optical sensor, plug and play.',
    axes: [colours('Black', 'Blue', 'Grey')],
    models: priceList`
      M185 | M185 Wireless Mouse | 749 | 2.4 GHz, 1000 dpi, 12 month battery life.
      M331 | M331 Silent Plus Wireless Mouse | 1395 | 2.4 GHz, 90 percent less click noise, 24 month battery life.
    `,
  }),
  range({
    brand: 'HP',
    category: 'Mouse',
    form: 'mouse',
    about: 'Contoured three-button mouse that works on most surfaces.',
    axes: [colours('Black', 'White')],
    models: priceList`
      M10 | M10 Wired Optical Mouse | 299 | USB, 1000 dpi, 1.5 m cable.
    `,
  }),
  range({
    brand: 'HP',
    category: 'Mouse',
    form: 'wireless',
    about: 'Contoured three-button mouse that works on most surfaces.',
    axes: [colours('Black', 'White')],
    models: priceList`
      X200 | X200 Wireless Mouse | 749 | 2.4 GHz, 1600 dpi, 18 month battery life.
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Mouse',
    form: 'mouse',
    about: 'Office mouse with a textured scroll wheel, matched to Dell keyboards.',
    axes: [colours('Black', 'White')],
    models: priceList`
      MS116 | MS116 USB Optical Mouse | 349 | USB, 1000 dpi, 1.8 m cable.
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Mouse',
    form: 'wireless',
    about: 'Office mouse with a textured scroll wheel, matched to Dell keyboards.',
    axes: [colours('Black', 'White')],
    models: priceList`
      WM126 | WM126 Wireless Mouse | 799 | 2.4 GHz, 1000 dpi, 12 month battery life.
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Mouse',
    form: 'gaming',
    about: 'Gaming mouse with RGB light, braided cable and a button for dpi.',
    axes: [colours('Black', 'Red')],
    models: priceList`
      ZEB-TRANSFORMER-M | Transformer-M Gaming Mouse | 449 | USB, 3600 dpi, six buttons, gold-plated plug. | Transformer-M
      ZEB-CLASH | Clash Gaming Mouse | 549 | USB, 6400 dpi, seven buttons, 1.8 m braided cable. | Clash
    `,
  }),
  range({
    brand: 'ASUS',
    category: 'Mouse',
    form: 'gaming',
    about: 'TUF gaming mouse with a durable PBT shell and on-board memory.',
    axes: [colours('Black', 'White')],
    models: priceList`
      TUF-M3G2 | TUF Gaming M3 Gen II Mouse | 1699 | USB, 8000 dpi, 59 g, IP56 dust and water resistance. | TUF M3
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Mouse',
    form: 'mouse',
    about: 'Entry mouse for bulk desks, tested for 3 million clicks.',
    axes: [colours('Black', 'Red')],
    models: priceList`
      MU-253S | MU-253s USB Optical Mouse | 199 | USB, 1000 dpi, 1.3 m cable, 1 year warranty.
    `,
  }),
]
