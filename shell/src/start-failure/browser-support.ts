/**
 * Whether this browser can run the site: what came with the oldest browsers in which it does everything. `matchMedia` knows
 * ranges from Chrome 104 and Safari 16.4 on, containers came with Chrome 105 and Firefox 110.
 */
export function isBrowserSupported(): boolean {
  return matchMedia('(width >= 0px)').matches && CSS.supports('container-type', 'inline-size')
}

/** What precedes the version in the text that a browser sends of itself. Most contain the marks of those further down, too. */
const marks = [
  [' OS ', 'iOS'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['UCBrowser/', 'UC Browser'],
  ['OPR/', 'Opera'],
  ['Edg\\w*/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Version/', 'Safari'],
] as const

/**
 * Name and version of a browser as people know them. Those of iOS have the engine of iOS, whatever their own version is.
 * @example browserName(navigator.userAgent) // 'Chrome 103'
 */
export function browserName(userAgent: string): string | undefined {
  for (const [mark, name] of marks) {
    const found = new RegExp(`${mark}(\\d+)`).exec(userAgent)
    if (found) return `${name} ${found[1]}`
  }
  return undefined
}
