import { type Axis, plus, priceList, range } from './product-range.ts'

const service: Axis = [
  ['', 'with 1 year RD service'],
  ['RD3', 'with 3 year RD service', plus(520)],
  ['ND', 'device only', plus(-120)],
]

/** Fingerprint and iris readers. */
export const biometricRanges = [
  range({
    brand: 'Mantra',
    category: 'Biometrics',
    form: 'fingerprint',
    about: 'STQC-certified reader for Aadhaar e-KYC, Jeevan Pramaan, PDS and banking points.',
    axes: [service],
    models: priceList`
      MFS110 | MFS110 L1 Fingerprint Scanner | 2690 | Optical, 500 dpi, L1 registered device, USB and OTG, IP54.
      MFS100 | MFS100 Fingerprint Scanner | 2190 | Optical, 500 dpi, scratch-free sensor, USB. For attendance and software of your own.
    `,
  }),
  range({
    brand: 'Mantra',
    category: 'Biometrics',
    form: 'iris',
    about: 'STQC-certified iris camera for hospitals, exams and ration shops.',
    axes: [service],
    models: priceList`
      MIS100V2 | MIS100V2 Single Iris Scanner | 4290 | 5 to 8 cm range, infrared light, USB, L1 registered device.
      MATISX | MATISX Dual Iris Scanner | 11490 | Both eyes at once, auto-focus, USB, L1 registered device.
    `,
  }),
  range({
    brand: 'Mantra',
    category: 'Biometrics',
    form: 'attendance',
    about: 'Time and attendance terminal with access control and a web dashboard.',
    models: priceList`
      MBIO5N | mBIO-5N Fingerprint Attendance Terminal | 6990 | 1,000 fingers, cards, TCP/IP, USB export, battery for 4 hours.
      MFSTAB2 | mFace Attendance Terminal | 9990 | 500 faces, 2.8-inch screen, Wi-Fi, anti-spoof camera.
    `,
  }),
  range({
    brand: 'Morpho',
    category: 'Biometrics',
    form: 'optical',
    about: 'IDEMIA-made optical reader used by banks and CSC centres across India.',
    axes: [service],
    models: priceList`
      MSO1300E3 | MSO 1300 E3 RD Fingerprint Scanner | 2990 | 500 dpi, FBI PIV IQS, false-finger detection, USB.
      MSO1300E3L1 | MSO 1300 E3 L1 Fingerprint Scanner | 3390 | L1 registered device, 500 dpi, USB and OTG cable.
    `,
  }),
  range({
    brand: 'Startek',
    category: 'Biometrics',
    form: 'fingerprint',
    about: 'STQC-certified reader with a rugged sensor for outdoor banking points.',
    axes: [service],
    models: priceList`
      FM220U | FM220U Fingerprint Scanner | 2390 | Optical, 500 dpi, 50,000-hour sensor, USB.
      FM220UL1 | FM220U L1 Fingerprint Scanner | 2790 | L1 registered device, 500 dpi, USB and OTG.
    `,
  }),
]
