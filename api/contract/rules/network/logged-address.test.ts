import { expect, it } from '@jest/globals'
import { loggedAddress } from './logged-address.ts'

it.each([
  ['/api/orders', '/api/orders'],
  ['/api/events?ticket=secret', '/api/events?ticket=*'],
  ['/api/files/a.pdf?expires=1&signature=secret', '/api/files/a.pdf?expires=*&signature=*'],
  ['/api/pay/secret', '/api/pay/*'],
  ['/pay/secret?lang=hi', '/pay/*?lang=*'],
  ['/api/ledger-links/secret', '/api/ledger-links/*'],
  ['/shop?q=a?b=secret&=secret', '/shop?q=*&=*'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedAddress(url)).toBe(logged)
})
