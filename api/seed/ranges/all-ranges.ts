import { accessoryRanges } from './accessories.ts'
import { biometricRanges } from './biometrics.ts'
import { computerRanges } from './computers.ts'
import { displayRanges } from './displays.ts'
import { inputRanges } from './input.ts'
import { networkRanges } from './networking.ts'
import { printerRanges } from './printing.ts'
import type { ProductRange } from './product-range.ts'
import { scannerRanges } from './scanners.ts'
import { softwareRanges } from './software.ts'
import { storageRanges } from './storage.ts'
import { supplyRanges } from './supplies.ts'
import { surveillanceRanges } from './surveillance.ts'

/** Everything the demo store sells. */
export const productRanges: readonly ProductRange[] = [
  ...computerRanges,
  ...displayRanges,
  ...printerRanges,
  ...supplyRanges,
  ...inputRanges,
  ...storageRanges,
  ...softwareRanges,
  ...biometricRanges,
  ...surveillanceRanges,
  ...networkRanges,
  ...accessoryRanges,
  ...scannerRanges,
]
