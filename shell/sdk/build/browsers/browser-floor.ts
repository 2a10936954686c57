/** A browser of the floor. */
export interface FloorBrowser {
  /** As people know it. */
  name: string
  /** The oldest version in which the site does everything. */
  version: string
  /** Its name for compilers, which browserslist knows as well. */
  compiler: string
  /** Its names in MDN's browser-compat-data. */
  mdn: readonly MdnBrowser[]
}

type MdnBrowser =
  | 'chrome'
  | 'chrome_android'
  | 'edge'
  | 'samsunginternet_android'
  | 'safari'
  | 'safari_ios'
  | 'firefox'
  | 'firefox_android'

/**
 * The floor: the oldest browsers in which the site does everything; pages stay readable in older ones. Compilers, checks and
 * what a page says to an older browser read this table. Samsung Internet 20 has the engine of Chrome 106.
 */
export const browserFloor: readonly FloorBrowser[] = [
  { name: 'Chrome', version: '105', compiler: 'chrome', mdn: ['chrome', 'chrome_android'] },
  { name: 'Edge', version: '105', compiler: 'edge', mdn: ['edge'] },
  {
    name: 'Samsung Internet',
    version: '20',
    compiler: 'samsung',
    mdn: ['samsunginternet_android'],
  },
  { name: 'Safari', version: '16.4', compiler: 'safari', mdn: ['safari'] },
  { name: 'Safari on iOS', version: '16.4', compiler: 'ios', mdn: ['safari_ios'] },
  { name: 'Firefox', version: '115', compiler: 'firefox', mdn: ['firefox', 'firefox_android'] },
]

/** The newest syntax that every browser of the floor parses: all of ES2022, but not the flag `v` of regular expressions (ES2024). */
export const floorEcmaVersion = 2022

/** The floor as queries of browserslist, which swc and webpack compile for: `chrome 105`. */
export const floorTargets = browserFloor.map(({ compiler, version }) => `${compiler} ${version}`)
