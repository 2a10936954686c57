import type { IncomingHttpHeaders } from 'node:http'

/** For what a page is rendered: a phone, or a wider screen. The boot script of the document checks the guess. */
export type ScreenWidth = 'phone' | 'wide'

/** Guesses the width of a browser's screen: by its client hint, or by its name where it sends none. */
export function guessScreenWidth(headers: IncomingHttpHeaders): ScreenWidth {
  const hint = headers['sec-ch-ua-mobile']
  const isPhone = hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isPhone ? 'phone' : 'wide'
}
