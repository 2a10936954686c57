import { describe, expect, it } from '@jest/globals'
import { clientNetwork, proxyListPattern, siteNetwork, trustedProxies } from './client-network.ts'

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })

  it('is one for all addresses of a /64, and another for the next', () => {
    const networks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'].map(clientNetwork)
    expect(new Set(networks).size).toBe(1)
    expect(clientNetwork('2001:db8:1:3::1')).not.toBe(networks[0])
  })

  it.each([
    '',
    'unknown',
    'evil',
    '999.1.1.1',
    '1:2:3',
    '::ffff:999.1.1.1',
    'a.b.c.d',
    '1.2.3',
    '[',
    '010.1.1.1',
  ])('of the invalid address %j is the one of all invalid addresses', (address) => {
    expect(clientNetwork(address)).toBe('unknown')
  })
})

describe('the network of an organisation', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.7:4711', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['nowhere', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(siteNetwork(address)).toBe(network)
  })
})

describe('the list of trusted proxies', () => {
  const isList = (text: string) => new RegExp(proxyListPattern).test(text)

  it.each(['', '127.0.0.1', '10.0.0.5, 2001:db8::/32', '10.0.0.0/8,::1'])('may be %j', (list) => {
    expect(isList(list)).toBe(true)
  })

  it.each(['1', '0', 'loopback', '10.0.0.1 10.0.0.2', 'proxy.example'])('is not %j', (list) => {
    expect(isList(list)).toBe(false)
  })

  it('trusts no proxy when it is empty', () => {
    expect(trustedProxies(' ')).toBe(false)
    expect(trustedProxies('10.0.0.5, ::1')).toEqual(['10.0.0.5', '::1'])
  })
})
