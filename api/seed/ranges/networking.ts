import { type Axis, colours, plus, priceList, range, times } from './product-range.ts'

const mounting: Axis = [
  ['', 'desktop'],
  ['RK', 'with rack kit', plus(450)],
]

const drums: Axis = [
  ['', '305 m box'],
  ['100M', '100 m box', times(0.36)],
]

/** Routers, switches and structured cabling. */
export const networkRanges = [
  range({
    brand: 'TP-Link',
    category: 'Router',
    form: 'router',
    about: 'Wi-Fi router set up by the Tether app, with parental control and guest network.',
    models: priceList`
      TL-WR845N | TL-WR845N 300 Mbps Wi-Fi Router | 1299 | 2.4 GHz, three 5 dBi antennas, 4 Fast Ethernet ports.
      ARCHER-C6 | Archer C6 AC1200 Gigabit Router | 2499 | Dual band, MU-MIMO, 4 Gigabit ports, OneMesh. | Archer C6
      ARCHER-AX23 | Archer AX23 AX1800 Wi-Fi 6 Router | 3999 | Wi-Fi 6, dual-core CPU, 4 Gigabit ports. | Archer AX23
      TL-MR6400 | TL-MR6400 4G LTE Router | 5299 | SIM slot, 300 Mbps Wi-Fi, 4 ports, no broadband needed.
    `,
  }),
  range({
    brand: 'TP-Link',
    category: 'Router',
    form: 'mesh',
    about: 'Whole-home mesh: one name, one password, no dead corner.',
    axes: [
      [
        ['', 'pack of 2'],
        ['P3', 'pack of 3', plus(2300)],
      ],
    ],
    models: priceList`
      DECO-M4 | Deco M4 AC1200 Mesh Wi-Fi | 5999 | 3,000 sq ft, two Gigabit ports a unit, seamless roaming. | Deco M4
      DECO-X50 | Deco X50 AX3000 Mesh Wi-Fi 6 | 13999 | 4,500 sq ft, three Gigabit ports a unit, Wi-Fi 6. | Deco X50
    `,
  }),
  range({
    brand: 'D-Link',
    category: 'Router',
    form: 'router',
    about: 'Wi-Fi router with a WPS button and a 3 year warranty at walk-in centres.',
    axes: [colours('Black', 'White')],
    models: priceList`
      DIR-615 | DIR-615 N300 Wi-Fi Router | 1199 | 2.4 GHz, two 5 dBi antennas, 4 Fast Ethernet ports.
      DIR-825 | DIR-825 AC1200 Gigabit Router | 2390 | Dual band, four antennas, 4 Gigabit ports, USB.
      DWR-921 | DWR-921 4G LTE Router | 5490 | SIM slot, N300 Wi-Fi, 4 ports, failover to broadband.
    `,
  }),
  range({
    brand: 'ASUS',
    category: 'Router',
    form: 'router',
    about: 'Performance router with AiProtection and AiMesh.',
    models: priceList`
      RT-AX53U | RT-AX53U AX1800 Wi-Fi 6 Router | 5499 | Wi-Fi 6, four antennas, 3 Gigabit ports, USB.
    `,
  }),
  range({
    brand: 'TP-Link',
    category: 'POE Switch',
    form: 'desk',
    about: 'Unmanaged PoE switch in a steel case: power and data to cameras over one cable.',
    axes: [mounting],
    models: priceList`
      TL-SF1005P | TL-SF1005P 5-port Fast PoE+ Switch | 2990 | 4 PoE+ ports, 67 W, 250 m extend mode, fanless.
      TL-SG1005LP | TL-SG1005LP 5-port Gigabit PoE+ Switch | 3490 | 4 PoE+ ports, 40 W, fanless.
      TL-SG1008P | TL-SG1008P 8-port Gigabit PoE Switch | 5490 | 4 PoE+ ports, 64 W, fanless.
    `,
  }),
  range({
    brand: 'D-Link',
    category: 'POE Switch',
    form: 'rack',
    about: 'Rack PoE switch with long-range mode and port isolation for camera networks.',
    models: priceList`
      DES-F1010P-E | DES-F1010P-E 8-port PoE Switch with 2 Uplinks | 4490 | 8 PoE ports, 96 W, 250 m mode. | DES-F1010P
      DGS-F1210-18PS | DGS-F1210-18PS 16-port Gigabit PoE Switch | 15990 | 16 PoE+ ports, 150 W, 2 SFP, smart managed. | DGS-F1210
    `,
  }),
  range({
    brand: 'Hikvision',
    category: 'POE Switch',
    form: 'desk',
    about: 'Camera switch with 6 kV surge protection and a watchdog that restarts a hung camera.',
    axes: [mounting],
    models: priceList`
      DS-3E0105P-E | 4-port Fast PoE Switch | 2490 | 4 PoE ports, 1 uplink, 60 W, 300 m mode. | 3E0105P-E
      DS-3E0109P-E | 8-port Fast PoE Switch | 4290 | 8 PoE ports, 1 uplink, 123 W, 300 m mode. | 3E0109P-E
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'POE Switch',
    form: 'rack',
    about: 'Rack PoE switch matched to CP Plus recorders, with status lights a port.',
    models: priceList`
      CP-ANW-HPU8H2 | 8-port PoE Switch with 2 Uplinks | 4690 | 8 PoE ports, 96 W, 250 m mode. | HPU8H2
      CP-ANW-HPU16G2 | 16-port PoE Switch with 2 Gigabit Uplinks | 9990 | 16 PoE ports, 200 W, combo SFP. | HPU16G2
    `,
  }),
  range({
    brand: 'D-Link',
    category: 'Networking',
    form: 'patch-panel',
    about: 'Structured-cabling part with a 25 year system warranty when installed throughout.',
    hsn: '85369090',
    models: priceList`
      NPP-C61BLK241 | 24-port Cat 6 Loaded Patch Panel | 3890 | 1U, 24 UTP jacks, cable manager included. | NPP-C61
      NPP-5E1BLK241 | 24-port Cat 5e Loaded Patch Panel | 2790 | 1U, 24 UTP jacks, 110 punch-down. | NPP-5E1
    `,
  }),
  range({
    brand: 'D-Link',
    category: 'Networking',
    form: 'cable-box',
    about: 'Bare-copper LAN cable in an easy-pull box, metre-marked.',
    hsn: '85444999',
    unit: 'BOX',
    axes: [drums],
    models: priceList`
      NCB-C6UGRYR | Cat 6 UTP LAN Cable | 8990 | 23 AWG solid copper, 250 MHz, PVC, fluke-tested. | Cat 6
      NCB-5EUGRYR | Cat 5e UTP LAN Cable | 6290 | 24 AWG solid copper, 100 MHz, PVC, fluke-tested. | Cat 5e
    `,
  }),
  range({
    brand: 'CP Plus',
    category: 'Networking',
    form: 'cable-box',
    about: 'Camera cable: video and power in one jacket, copper-coated.',
    hsn: '85444999',
    unit: 'BDL',
    axes: [
      [
        ['', '90 m bundle'],
        ['180', '180 m bundle', times(1.92)],
      ],
    ],
    models: priceList`
      CP-CC-31-90 | 3+1 CCTV Coaxial Cable | 1490 | Copper-coated steel, foam insulation, braided. | 3+1
    `,
  }),
  range({
    brand: 'TP-Link',
    category: 'Networking',
    form: 'access-point',
    about: 'Ceiling access point, managed by Omada from the cloud or on its own.',
    models: priceList`
      EAP225 | EAP225 AC1350 Ceiling Access Point | 5490 | Dual band, Gigabit PoE, captive portal, seamless roaming.
      EAP610 | EAP610 AX1800 Ceiling Access Point | 8490 | Wi-Fi 6, Gigabit PoE+, mesh.
    `,
  }),
  range({
    brand: 'TP-Link',
    category: 'Networking',
    form: 'usb-adapter',
    about: 'USB adapter that gives an old PC Wi-Fi or Bluetooth in a minute.',
    models: priceList`
      TL-WN725N | TL-WN725N 150 Mbps Nano USB Adapter | 499 | 2.4 GHz, nano size, driver built in.
      ARCHER-T3U | Archer T3U AC1300 USB Adapter | 1399 | Dual band, USB 3.0, MU-MIMO. | Archer T3U
      UB500 | UB500 Bluetooth 5.0 USB Adapter | 599 | 20 m range, Windows 8.1 to 11.
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Networking',
    form: 'rack',
    about: 'Wall-mount rack in CRCA steel with glass door, lock and fan cut-out.',
    hsn: '94032090',
    axes: [
      [
        ['', 'depth 450 mm'],
        ['D55', 'depth 550 mm', plus(650)],
      ],
    ],
    models: priceList`
      PRK-4U | 4U Wall-mount Network Rack | 1890 | One shelf, cable manager, four-socket strip. | 4U
      PRK-9U | 9U Wall-mount Network Rack | 3890 | One shelf, fan, cable manager, six-socket strip. | 9U
    `,
  }),
]
