import { type Axis, colours, plus, priceList, range, times } from './product-range.ts'

const lengths: Axis = [
  ['', '1.5 m'],
  ['3M', '3 m', plus(90)],
  ['5M', '5 m', plus(200)],
  ['10M', '10 m', plus(480)],
]

const cartons: Axis = [
  ['', 'pack of 10'],
  ['50', 'carton of 50', times(4.7)],
]

/** Everything small that goes with the rest. */
export const accessoryRanges = [
  range({
    brand: 'Logitech',
    category: 'Accessories',
    form: 'headset',
    about: 'Headset for calls and online classes, with a noise-cancelling microphone.',
    hsn: '85183000',
    models: priceList`
      H111 | H111 Stereo Headset | 899 | 3.5 mm jack, rotating boom, 2.35 m cable.
      H390 | H390 USB Headset | 2595 | USB, padded cups, in-line volume and mute.
    `,
  }),
  range({
    brand: 'Logitech',
    category: 'Accessories',
    form: 'webcam',
    about: 'Webcam with automatic light correction, certified for Teams, Zoom and Meet.',
    hsn: '85258900',
    models: priceList`
      C270 | C270 HD Webcam | 1895 | 720p at 30 fps, mono microphone, universal clip.
      C310 | C310 HD Webcam | 2695 | 720p at 30 fps, noise-reducing microphone, 5 MP snaps.
      C920 | C920 Pro Full HD Webcam | 6995 | 1080p at 30 fps, glass lens, two microphones.
    `,
  }),
  range({
    brand: 'Logitech',
    category: 'Accessories',
    form: 'presenter',
    about: 'Presenter with a red laser, found by touch and ready without software.',
    hsn: '84716060',
    models: priceList`
      R400 | R400 Wireless Presenter | 2295 | 15 m range, Class 2 laser, receiver stores inside.
      R500S | R500s Bluetooth Presenter | 3495 | 20 m range, Bluetooth or receiver, Class 1 laser.
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Accessories',
    form: 'headset',
    about: 'Value headset with soft cushions and an adjustable band.',
    hsn: '85183000',
    axes: [colours('Black', 'Blue', 'White')],
    models: priceList`
      ZEB-THUNDER | Thunder Bluetooth Headphone | 699 | 60 hours, FM, card slot, AUX. | Thunder
      ZEB-1001HMV | 1001HMV Wired Headset | 349 | 3.5 mm, flexible boom, volume on the cable. | 1001HMV
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Accessories',
    form: 'speakers',
    about: 'PC speakers powered by USB, with volume on the cable.',
    hsn: '85182200',
    models: priceList`
      ZEB-PLUTO | Pluto 2.0 USB Speakers | 449 | 2 x 3 W, 3.5 mm, 1 m cable. | Pluto
      ZEB-WARRIOR2 | Warrior II 2.0 RGB Speakers | 999 | 2 x 5 W, RGB light, AUX and Bluetooth. | Warrior II
    `,
  }),
  range({
    brand: 'Sony',
    category: 'Accessories',
    form: 'headset',
    about: 'Bluetooth headphone with clear calls and quick charge.',
    hsn: '85183000',
    axes: [colours('Black', 'Blue', 'Beige')],
    models: priceList`
      WH-CH520 | WH-CH520 Wireless On-ear Headphone | 4490 | 50 hours, multipoint, USB-C, 147 g.
      MDR-ZX110AP | MDR-ZX110AP Wired On-ear Headphone | 1490 | 30 mm drivers, in-line microphone, foldable.
    `,
  }),
  range({
    brand: 'Nikon',
    category: 'Accessories',
    form: 'battery',
    about: 'Original Nikon power part with hologram and India warranty.',
    hsn: '85076000',
    models: priceList`
      EN-EL15C | EN-EL15c Rechargeable Battery | 5490 | 7.0 V, 2,280 mAh. For Z5, Z6 II, Z7 II, D780, D850.
      EN-EL25 | EN-EL25 Rechargeable Battery | 4690 | 7.6 V, 1,120 mAh. For Z30, Z50, Zfc.
      EN-EL14A | EN-EL14a Rechargeable Battery | 3290 | 7.2 V, 1,230 mAh. For D3500, D5600, D5300.
    `,
  }),
  range({
    brand: 'Nikon',
    category: 'Accessories',
    form: 'bag',
    about: 'Padded bag with rain cover and dividers that can be moved.',
    hsn: '42029200',
    axes: [colours('Black', 'Grey')],
    models: priceList`
      NB-DSLR | DSLR Shoulder Camera Bag | 1290 | One body, two lenses, charger pocket.
      NB-BP15 | Camera and 15-inch Laptop Backpack | 2890 | Two bodies, four lenses, laptop sleeve.
    `,
  }),
  range({
    brand: 'HP',
    category: 'Accessories',
    form: 'bag',
    about: 'Laptop bag with padded sleeve and trolley strap.',
    hsn: '42021250',
    axes: [colours('Black', 'Navy', 'Grey')],
    models: priceList`
      HP-BP156 | 15.6-inch Business Backpack | 1190 | Water-resistant, two compartments, 18 litres.
      HP-PRELUDE | Prelude 15.6-inch Top-load Bag | 899 | Shoulder strap, recycled fabric.
    `,
  }),
  range({
    brand: 'HP',
    category: 'Accessories',
    form: 'adapter',
    about: 'Original HP adapter with surge protection and power cord for India.',
    hsn: '85044090',
    models: priceList`
      H6Y89AA | 65 W Smart AC Adapter 4.5 mm | 1790 | 19.5 V, 3.33 A, blue pin, 1.8 m cord. | 65 W
      1P3K6AA | 65 W USB-C Laptop Charger | 2990 | 5 to 20 V, USB-PD, 1.8 m cable. | 65 W USB-C
    `,
  }),
  range({
    brand: 'Dell',
    category: 'Accessories',
    form: 'adapter',
    about: 'Original Dell adapter that the BIOS recognises; no charging warnings.',
    hsn: '85044090',
    models: priceList`
      450-AECL | 65 W AC Adapter 4.5 mm | 1890 | 19.5 V, 3.34 A, 1 m cord. | 65 W
      450-AHRG | 90 W AC Adapter 7.4 mm | 2290 | 19.5 V, 4.62 A, 1 m cord. | 90 W
    `,
  }),
  range({
    brand: 'Lenovo',
    category: 'Accessories',
    form: 'hub',
    about: 'USB hub for thin laptops, powered by the laptop.',
    hsn: '84718000',
    models: priceList`
      GX90X21431 | USB-C 7-in-1 Hub | 3490 | HDMI 4K, 3 USB, card reader, 100 W pass-through. | 7-in-1
      4X90-HUB4 | USB-A 4-port Hub | 890 | 4 USB 3.0 ports, 30 cm cable. | 4-port
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Accessories',
    form: 'cable',
    about: 'Cable with gold-plated contacts and double shielding.',
    hsn: '85444299',
    axes: [lengths],
    models: priceList`
      PC-HDMI | HDMI 2.0 Cable | 149 | 4K at 60 Hz, ARC, nylon braid. | HDMI
      PC-VGA | VGA Cable | 129 | 15-pin, ferrite cores at both ends. | VGA
      PC-USBP | USB Printer Cable | 99 | Type A to type B, USB 2.0. | USB A-B
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Accessories',
    form: 'paper',
    about: 'Thermal paper that keeps its print for five years, BPA-free.',
    hsn: '48119099',
    unit: 'PAC',
    axes: [cartons],
    models: priceList`
      PTR-80 | Thermal Paper Roll 80 mm x 50 m | 690 | 55 gsm, 13 mm core, for TM-T82 and RP 3230. | 80 mm x 50 m
      PTR-57 | Thermal Paper Roll 57 mm x 25 m | 290 | 55 gsm, 13 mm core, for swipe machines. | 57 mm x 25 m
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Accessories',
    form: 'cloth',
    about: 'Screen care without alcohol, safe on coated panels and lenses.',
    hsn: '63071090',
    gstPercent: 5,
    axes: [
      [
        ['', 'single'],
        ['P5', 'pack of 5', times(4.6)],
      ],
    ],
    models: priceList`
      PCC-MF30 | Microfibre Cleaning Cloth 30 x 30 cm | 149 | 300 gsm, washable 200 times, no lint. | 30 x 30 cm
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Accessories',
    form: 'ups',
    about: 'Line-interactive UPS that carries a PC through a power cut.',
    hsn: '85044090',
    models: priceList`
      ZEB-U725 | U725 600 VA UPS | 2190 | 600 VA / 360 W, 15 to 20 minutes, boost and buck AVR. | U725
      ZEB-U1300 | U1300 1100 VA UPS | 4890 | 1100 VA / 660 W, two batteries, five sockets. | U1300
    `,
  }),
  range({
    brand: 'Zebronics',
    category: 'Tablets',
    form: 'writing-pad',
    about: 'Pen tablet for online teaching and signatures, no battery in the pen.',
    hsn: '84716090',
    models: priceList`
      ZEB-SLATE10 | Slate 10 Pen Tablet | 2990 | 10 x 6 inches, 8,192 levels, six keys, USB-C. | Slate 10
    `,
  }),
]
