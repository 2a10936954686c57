import { type Axis, plus, priceList, range } from './product-range.ts'

const optics: Axis = [
  ['', '3.6 mm lens'],
  ['28', '2.8 mm lens', plus(90)],
  ['60', '6 mm lens', plus(150)],
]

const networkOptics: Axis = [
  ['', '4 mm lens'],
  ['2A', '2.8 mm lens with audio', plus(350)],
]

const disks: Axis = [
  ['', 'without disk'],
  ['H1', 'with 1 TB disk', plus(4300)],
  ['H2', 'with 2 TB disk', plus(5700)],
]

/** Cameras, recorders and what belongs to them. */
export const surveillanceRanges = [
  range({
    brand: 'CP Plus',
    category: 'CCTV Camera',
    form: 'bullet',
    about: 'Analog HD bullet camera for gates and godowns: four signal formats on one cable.',
    axes: [optics],
    models: priceList`
      CP-URC-TC24PL2 | 2.4 MP Bullet Camera 20 m | 1390 | 1080p at 25 fps, IR 20 m, IP67, DWDR, 12 V DC. | URC-TC24
      CP-URC-TC51PL3 | 5 MP Bullet Camera 30 m | 2190 | 5 MP at 20 fps, IR 30 m, IP67, smart IR, 12 V DC. | URC-TC51
      CP-GPC-TA24PL2 | 2.4 MP Full-colour Guard+ Bullet Camera | 1890 | Colour at night by warm light, 20 m, IP67. | GPC-TA24
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'CCTV Camera',
    form: 'dome',
    about: 'Analog HD dome camera for shops and corridors, quiet on the ceiling.',
    axes: [optics],
    models: priceList`
      CP-URC-DC24PL2 | 2.4 MP Dome Camera 20 m | 1290 | 1080p at 25 fps, IR 20 m, DWDR, 12 V DC. | URC-DC24
      CP-USC-DA24L2 | 2.4 MP Dome Camera with Microphone | 1690 | 1080p, coaxial audio, IR 20 m. | USC-DA24
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'CCTV Camera',
    form: 'wifi',
    about: 'ezyKam Wi-Fi camera: seen on the phone in five minutes, no recorder needed.',
    axes: [
      [
        ['', 'camera only'],
        ['SD64', 'with 64 GB card', plus(600)],
      ],
    ],
    models: priceList`
      CP-E25A | ezyKam+ 2 MP Indoor Wi-Fi Camera | 1990 | Pan and tilt, two-way talk, motion tracking, card up to 128 GB. | E25A
      CP-E48A | ezyKam+ 4 MP Indoor Wi-Fi Camera | 2890 | 2K, pan and tilt, human detection, card up to 256 GB. | E48A
    `,
  }),
  range({
    brand: 'Hikvision',
    category: 'CCTV Camera',
    form: 'bullet',
    about: 'Network bullet camera with AcuSense: people and vehicles, not leaves.',
    axes: [networkOptics],
    models: priceList`
      DS-2CD1023G2-LIU | 2 MP Smart Hybrid Light Network Bullet Camera | 3490 | 1080p, PoE, 30 m white or infrared light, H.265+, IP67. | 2CD1023G2
      DS-2CD1043G2-LIU | 4 MP Smart Hybrid Light Network Bullet Camera | 4490 | 4 MP, PoE, 30 m, microphone, H.265+, IP67. | 2CD1043G2
    `,
  }),
  range({
    brand: 'Hikvision',
    category: 'CCTV Camera',
    form: 'turret',
    about: 'Turret camera: no dome glass, no reflections at night.',
    axes: [optics],
    models: priceList`
      DS-2CE76D0T-ITPFS | 2 MP Turbo HD Turret Camera with Audio | 1690 | 1080p, audio over coaxial, IR 30 m, 12 V DC. | 2CE76D0T
      DS-2CE78K0T-LFS | 5 MP ColorVu Turret Camera | 2990 | 3K, colour at night, 40 m, IP67. | 2CE78K0T
    `,
  }),
  range({
    brand: 'Hikvision',
    category: 'CCTV Camera',
    form: 'ptz',
    about: 'Speed dome for yards and crossings, with auto-tracking and presets.',
    axes: [
      [
        ['', 'wall bracket included'],
        ['PB', 'pole bracket included', plus(900)],
      ],
    ],
    models: priceList`
      DS-2DE4225IW-DE | 2 MP 25x Network Speed Dome | 24990 | 25x zoom, IR 100 m, PoE+, IP66, rapid focus. | 2DE4225IW
      DS-2DE2A404IW | 4 MP 4x Mini Network Speed Dome | 13990 | 4x zoom, IR 20 m, PoE, card slot. | 2DE2A404IW
    `,
  }),
  range({
    brand: 'TP-Link',
    category: 'CCTV Camera',
    form: 'wifi',
    about: 'Tapo Wi-Fi camera with free motion alerts and local recording.',
    models: priceList`
      TAPO-C200 | Tapo C200 2 MP Pan and Tilt Camera | 2290 | 1080p, night vision 9 m, siren, card up to 512 GB. | Tapo C200
      TAPO-C210 | Tapo C210 3 MP Pan and Tilt Camera | 2690 | 2K, night vision 9 m, two-way audio. | Tapo C210
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'CCTV Camera',
    form: 'solar',
    about: 'Solar-powered camera for farms and sites without mains or network cable.',
    models: priceList`
      CP-V41A-SOLAR | 4 MP 4G Solar Power Camera Kit | 11990 | 8 W panel, 12,000 mAh battery, SIM slot, pan and tilt, IP66. | V41A Solar
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'DVR',
    form: 'recorder',
    about: 'Five-in-one recorder: HD-CVI, TVI, AHD, analog and IP cameras together.',
    axes: [disks],
    models: priceList`
      CP-UVR-0401E1 | 4 Channel 1080N DVR | 3290 | H.265+, one SATA up to 6 TB, HDMI and VGA, mobile view. | UVR-0401E1
      CP-UVR-0801E1 | 8 Channel 1080N DVR | 4690 | H.265+, one SATA up to 6 TB, HDMI and VGA, mobile view. | UVR-0801E1
      CP-UVR-1601E2 | 16 Channel 1080N DVR | 8490 | H.265+, two SATA up to 12 TB, HDMI and VGA. | UVR-1601E2
    `,
  }),
  range({
    brand: 'Hikvision',
    category: 'DVR',
    form: 'recorder',
    about: 'Turbo HD recorder with AcuSense and deep-learning motion filter.',
    axes: [disks],
    models: priceList`
      IDS-7204HQHI-M1 | 4 Channel AcuSense Turbo HD DVR | 5490 | 4 MP lite, H.265 Pro+, audio over coaxial, one SATA. | 7204HQHI
      DS-7B08HGHI-K1 | 8 Channel Eco Turbo HD DVR | 4490 | 1080p lite, H.265 Pro+, one SATA up to 10 TB. | 7B08HGHI
    `,
  }),
  range({
    brand: 'Hikvision',
    category: 'NVR',
    form: 'recorder',
    about: 'Network recorder: plug the camera in and it is found, named and recorded.',
    axes: [disks],
    models: priceList`
      DS-7104NI-Q1 | 4 Channel Network Video Recorder | 4990 | 40 Mbps in, 6 MP display, one SATA up to 6 TB. | 7104NI-Q1
      DS-7608NI-K2-8P | 8 Channel PoE Network Video Recorder | 14990 | 80 Mbps in, 8 PoE ports 120 W, 4K HDMI, two SATA. | 7608NI-K2
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'NVR',
    form: 'recorder',
    about: 'Network recorder with intelligent video search and one-touch cloud.',
    axes: [disks],
    models: priceList`
      CP-UNR-104F1 | 4 Channel H.265+ NVR | 4290 | 40 Mbps in, 8 MP playback, one SATA up to 6 TB. | UNR-104F1
      CP-UNR-4K2082 | 8 Channel 4K NVR | 8990 | 80 Mbps in, 4K HDMI, two SATA up to 16 TB. | UNR-4K2082
    `,
  }),
  range({
    brand: 'D-Link',
    category: 'NVR',
    form: 'recorder',
    about: 'Recorder with a built-in PoE switch for small sites.',
    axes: [disks],
    models: priceList`
      DNR-F5104-M8 | 4 Channel PoE NVR | 6990 | 5 MP, four PoE ports, H.265, one SATA up to 8 TB. | DNR-F5104
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'Surveillance',
    form: 'kit',
    unit: 'SET',
    about:
      'Everything for one site in one carton: cameras, recorder, disk, supply, cable, connectors.',
    axes: [
      [
        ['', 'with 500 GB disk'],
        ['H1', 'with 1 TB disk', plus(900)],
      ],
    ],
    models: priceList`
      CP-KIT-4CH24 | 4 Camera 2.4 MP CCTV Kit | 12490 | 2 bullets, 2 domes, 4 channel DVR, 90 m cable. | KIT-4CH
      CP-KIT-8CH24 | 8 Camera 2.4 MP CCTV Kit | 21990 | 4 bullets, 4 domes, 8 channel DVR, 180 m cable. | KIT-8CH
    `,
  }),
  range({
    brand: 'Hikvision',
    category: 'Surveillance',
    form: 'kit',
    unit: 'SET',
    about: 'Turbo HD kit, matched and tested before it leaves the warehouse.',
    models: priceList`
      HIK-KIT-4CH2MP | 4 Camera 2 MP Turbo HD Kit with 1 TB | 14490 | 2 bullets, 2 turrets, 4 channel DVR, 90 m cable. | KIT-4CH
      HIK-KIT-4IP2MP | 4 Camera 2 MP Network Kit with PoE NVR | 27990 | 4 network bullets, PoE NVR, 1 TB disk, 100 m Cat 6. | KIT-4IP
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'Surveillance',
    form: 'power',
    about: 'Metal-box camera supply, each output fused, with surge protection.',
    hsn: '85044090',
    models: priceList`
      CP-DPS-MD50-12D | 4 Channel 12 V 5 A Power Supply | 690 | Four outputs, 90 to 270 V in, short-circuit safe. | DPS-MD50
      CP-DPS-MD100-12D | 8 Channel 12 V 10 A Power Supply | 1190 | Eight outputs, 90 to 270 V in, short-circuit safe. | DPS-MD100
      CP-DPS-MD200-12D | 16 Channel 12 V 20 A Power Supply | 1890 | Sixteen outputs, fan, 90 to 270 V in. | DPS-MD200
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Surveillance',
    form: 'connectors',
    about: 'Installer stock in jars of fifty, nickel-plated, checked for fit.',
    hsn: '85366990',
    unit: 'PAC',
    axes: [
      [
        ['', 'jar of 50'],
        ['100', 'jar of 100', plus(280)],
      ],
    ],
    models: priceList`
      PSC-BNC | BNC Connector with Moulded Wire | 349 | Copper pin, 15 cm lead, for 3+1 CCTV cable. | BNC
      PSC-DC | DC Connector with Wire | 299 | 2.1 mm plug, 15 cm lead, polarity marked. | DC 2.1
    `,
  }),
]
