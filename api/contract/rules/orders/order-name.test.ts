import { expect, it } from '@jest/globals'
import { orderNameOf, shortOrderId } from './order-name.ts'

it('names an order by the last six characters of its id', () => {
  expect(shortOrderId('01JCZ8Y6M3K9V2T7QH4W5XBNRP')).toBe('5XBNRP')
  expect(shortOrderId('42')).toBe('42')
  expect(orderNameOf('01JCZ8Y6M3K9V2T7QH4W5XBNRP')).toBe('#5XBNRP')
})
