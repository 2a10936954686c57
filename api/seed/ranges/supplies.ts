import { type Axis, priceList, range, times } from './product-range.ts'

const packs: Axis = [
  ['', ''],
  ['DP', 'pack of 2', times(1.96)],
  ['QP', 'pack of 4', times(3.84)],
]

/** Toner, ink, ribbons and drums. */
export const supplyRanges = [
  range({
    brand: 'HP',
    category: 'Cartridge',
    form: 'toner',
    about: 'Original HP toner: matched to the printer, with an anti-counterfeit seal.',
    axes: [packs],
    models: priceList`
      Q2612A | 12A Black LaserJet Toner Cartridge | 6790 | Yields about 2,000 pages. For LaserJet 1010, 1018, 1020, 3050, M1005. | 12A
      CC388A | 88A Black LaserJet Toner Cartridge | 5990 | Yields about 1,500 pages. For LaserJet P1007, P1108, M1136, M1213. | 88A
      W1660A | 166A Black Laser Toner Cartridge | 3990 | Yields about 1,500 pages. For Laser 1008 and MFP 1188. | 166A
      CF276A | 76A Black LaserJet Toner Cartridge | 9490 | Yields about 3,000 pages. For LaserJet M404, M428, M329. | 76A
    `,
  }),
  range({
    brand: 'HP',
    category: 'Cartridge',
    form: 'ink',
    about: 'Original HP ink with the print head built into the cartridge.',
    axes: [packs],
    models: priceList`
      F6V27AA | 680 Black Ink Cartridge | 959 | Yields about 480 pages. For DeskJet Ink Advantage 2135, 3635, 3835. | 680 Black
      3YM78AA | 682 Tri-colour Ink Cartridge | 949 | Yields about 150 pages. For DeskJet Ink Advantage 2335, 2775, 6075. | 682 Colour
    `,
  }),
  range({
    brand: 'Canon',
    category: 'Cartridge',
    form: 'toner',
    about: 'Original Canon all-in-one cartridge: toner, drum and cleaning blade in one change.',
    axes: [packs],
    models: priceList`
      CRG303 | Cartridge 303 Black Toner | 6490 | Yields about 2,000 pages. For LBP2900 and LBP3000. | 303
      CRG925 | Cartridge 925 Black Toner | 5690 | Yields about 1,600 pages. For LBP6000, LBP6030, MF3010. | 925
    `,
  }),
  range({
    brand: 'Canon',
    category: 'Cartridge',
    form: 'ink',
    about: 'Original FINE cartridge with print head, for crisp text and lasting photos.',
    axes: [packs],
    models: priceList`
      PG47 | PG-47 Black Ink Cartridge | 799 | Yields about 400 pages. For PIXMA E400, E470, E3170. | PG-47 Black
      CL57S | CL-57s Colour Ink Cartridge | 1090 | Yields about 180 pages. For PIXMA E400, E470, E3170. | CL-57s
    `,
  }),
  range({
    brand: 'Brother',
    category: 'Cartridge',
    form: 'toner',
    about: 'Original Brother toner; the drum is separate and lasts 12,000 pages.',
    axes: [packs],
    models: priceList`
      TN-2365 | TN-2365 Black Toner Cartridge | 3690 | Yields about 2,600 pages. For HL-L2321D, DCP-L2541DW, MFC-L2701DW. | TN-2365
      TN-B021 | TN-B021 Black Toner Cartridge | 2890 | Yields about 2,600 pages. For HL-B2000D, DCP-B7500D. | TN-B021
    `,
  }),
  range({
    brand: 'Brother',
    category: 'Cartridge',
    form: 'drum',
    about: 'Original drum unit: change it with every fifth toner to keep pages clean.',
    axes: [packs],
    models: priceList`
      DR-2365 | DR-2365 Drum Unit | 5990 | Lasts about 12,000 pages. For HL-L2321D, DCP-L2541DW. | DR-2365
      DR-B021 | DR-B021 Drum Unit | 5290 | Lasts about 12,000 pages. For HL-B2000D, DCP-B7500D. | DR-B021
    `,
  }),
  range({
    brand: 'Samsung',
    category: 'Cartridge',
    form: 'toner',
    about: 'Original toner for Samsung mono lasers in service across offices.',
    axes: [packs],
    models: priceList`
      MLT-D111S | MLT-D111S Black Toner Cartridge | 5190 | Yields about 1,000 pages. For Xpress M2020, M2070. | D111S
      MLT-D101S | MLT-D101S Black Toner Cartridge | 5790 | Yields about 1,500 pages. For ML-2161, SCX-3401. | D101S
    `,
  }),
  range({
    brand: 'Ricoh',
    category: 'Cartridge',
    form: 'toner',
    about: 'Original Ricoh toner for steady blacks over the whole yield.',
    axes: [packs],
    models: priceList`
      SP230L | SP 230L Black Toner Cartridge | 4190 | Yields about 1,200 pages. For SP 230DNw, SP 230SFNw. | SP 230L
      MP2014 | MP 2014 Black Toner Bottle | 3490 | Yields about 12,000 pages. For MP 2014, M 2700, M 2701. | MP 2014
    `,
  }),
  range({
    brand: 'Xerox',
    category: 'Cartridge',
    form: 'toner',
    about: 'Original Xerox toner with a fill level that the printer can read.',
    axes: [packs],
    models: priceList`
      006R04403 | B225 Black Toner Cartridge | 5890 | Yields about 3,000 pages. For B225, B230, B235. | B225
      106R02773 | Phaser 3020 Black Toner Cartridge | 4990 | Yields about 1,500 pages. For Phaser 3020, WorkCentre 3025. | 3020
    `,
  }),
  range({
    brand: 'Pantum',
    category: 'Cartridge',
    form: 'toner',
    about: 'Original Pantum cartridge, sold with and without the refill kit.',
    axes: [packs],
    models: priceList`
      PD-219 | PD-219 Black Toner Cartridge | 2490 | Yields about 1,600 pages. For P2518, M6518NW. | PD-219
      TL-410X | TL-410X Black Toner Cartridge | 4290 | Yields about 6,000 pages. For P3302DW, M7102DW. | TL-410X
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Cartridge',
    form: 'toner',
    about: 'Compatible cartridge, new shell, tested on the printer it is made for.',
    axes: [packs],
    models: priceList`
      PLH-12A | PLH-12A Compatible Toner for HP 12A | 899 | Yields about 2,000 pages. Replaces HP Q2612A and Canon 303. | PLH-12A
      PLH-88A | PLH-88A Compatible Toner for HP 88A | 849 | Yields about 1,500 pages. Replaces HP CC388A. | PLH-88A
      PLS-101 | PLS-101 Compatible Toner for Samsung D101S | 949 | Yields about 1,500 pages. Replaces MLT-D101S. | PLS-101
      PLB-2365 | PLB-2365 Compatible Toner for Brother TN-2365 | 990 | Yields about 2,600 pages. Replaces TN-2365. | PLB-2365
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Cartridge',
    form: 'ribbon',
    about: 'Ribbon cartridge with heavy-inked nylon for dark multi-part copies.',
    axes: [packs],
    hsn: '96121010',
    models: priceList`
      PDR-LQ310 | Ribbon Cartridge for Epson LQ-310 | 290 | About 2.5 million characters. For LQ-310, LQ-300+II. | LQ-310
      PDR-MSP250 | Ribbon Cartridge for TVSE MSP 250 | 199 | About 3 million characters. For MSP 230, 240, 250, 270. | MSP 250
    `,
  }),
  range({
    brand: 'TVSE',
    category: 'Cartridge',
    form: 'ribbon',
    about: 'Original TVSE ribbon: long fabric, self-inking, no smudge on passbooks.',
    axes: [packs],
    hsn: '96121010',
    models: priceList`
      RIB-MSP455 | MSP 455 Ribbon Cartridge | 449 | About 6 million characters. For MSP 345, 355, 455 XL. | MSP 455
    `,
  }),
  range({
    brand: 'Epson',
    category: 'Ink Bottle',
    form: 'bottle',
    about: 'Original EcoTank ink in a keyed, drip-free bottle.',
    axes: [packs],
    models: priceList`
      C13T00V198 | 003 Black Ink Bottle 65 ml | 449 | Yields about 4,500 pages. For L3110, L3150, L3252, L5290. | 003 Black
      C13T00V298 | 003 Cyan Ink Bottle 65 ml | 379 | Part of a set for 7,500 colour pages. For L3110 to L5290. | 003 Cyan
      C13T00V398 | 003 Magenta Ink Bottle 65 ml | 379 | Part of a set for 7,500 colour pages. For L3110 to L5290. | 003 Magenta
      C13T664198 | 664 Black Ink Bottle 70 ml | 559 | Yields about 4,000 pages. For L130, L220, L360, L565. | 664 Black
    `,
  }),
  range({
    brand: 'Canon',
    category: 'Ink Bottle',
    form: 'bottle',
    about: 'Original Canon ink for refillable PIXMA G printers.',
    axes: [packs],
    models: priceList`
      GI-790BK | GI-790 Black Ink Bottle 135 ml | 690 | Yields about 6,000 pages. For G1010, G2010, G3010, G4010. | GI-790 Black
      GI-790Y | GI-790 Yellow Ink Bottle 70 ml | 490 | Part of a set for 7,000 colour pages. For G1010 to G4010. | GI-790 Yellow
      GI-71BK | GI-71 Black Ink Bottle 135 ml | 749 | Yields about 6,000 pages. For G1020, G2020, G3020, G2730. | GI-71 Black
    `,
  }),
  range({
    brand: 'HP',
    category: 'Ink Bottle',
    form: 'bottle',
    about: 'Original HP Smart Tank ink with a resealable, spill-free nozzle.',
    axes: [packs],
    models: priceList`
      X4E40AA | GT53XL Black Ink Bottle 135 ml | 749 | Yields about 6,000 pages. For Smart Tank 515, 589, 720. | GT53XL Black
      M0H54AA | GT52 Cyan Ink Bottle 70 ml | 549 | Part of a set for 8,000 colour pages. For Smart Tank 515 to 720. | GT52 Cyan
    `,
  }),
  range({
    brand: 'Brother',
    category: 'Ink Bottle',
    form: 'set',
    unit: 'SET',
    about: 'Original Brother ink: one bottle of each colour for the Refill Tank series.',
    axes: [packs],
    models: priceList`
      BTD60-SET | BTD60 and BT5000 Ink Bottle Set of 4 | 1990 | Black 7,500, colour 5,000 pages. For DCP-T220, T420W, T820DW. | BT5000
    `,
  }),
  range({
    brand: 'Prodot',
    category: 'Ink Bottle',
    form: 'set',
    unit: 'SET',
    about: 'Compatible dye ink, filtered to 0.2 micron so that heads stay open.',
    axes: [packs],
    models: priceList`
      PDI-EP100-4 | Ink Bottle Set of 4 for Epson L series | 599 | 4 x 100 ml: black, cyan, magenta, yellow. For L110 to L3252. | EP-100
      PDI-CN100-4 | Ink Bottle Set of 4 for Canon G series | 649 | 4 x 100 ml: black, cyan, magenta, yellow. For G1000 to G4010. | CN-100
      PDI-HP100-4 | Ink Bottle Set of 4 for HP Smart Tank | 649 | 4 x 100 ml: black, cyan, magenta, yellow. For GT5810 to 720. | HP-100
    `,
  }),
]
