import { expect, it } from '@jest/globals'
import { browserName } from './browser-support.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    'Chrome 103',
    `Mozilla/5.0 (Linux; Android 7.0) ${webKit} Chrome/103.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet 13',
    `Mozilla/5.0 (Linux; Android 10; SM-A105F) ${webKit} SamsungBrowser/13.0 Chrome/83.0.4103.106 Mobile Safari/537.36`,
  ],
  [
    'UC Browser 12',
    `Mozilla/5.0 (Linux; U; Android 6.0; en-US) ${webKit} Version/4.0 Chrome/57.0 UCBrowser/12.9 Mobile Safari/537.36`,
  ],
  ['Edge 91', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/91.0 Safari/537.36 Edg/91.0.864`],
  [
    'Opera 64',
    `Mozilla/5.0 (Linux; Android 8) ${webKit} Chrome/86.0 Mobile Safari/537.36 OPR/64.2`,
  ],
  ['Firefox 102', 'Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Firefox/102.0'],
  [
    'Safari 15',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/605.1.15',
  ],
  [
    'iOS 15',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
  ],
  [undefined, 'curl/8.0'],
])('names %s', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name)
})
