import { expect, it } from '@jest/globals'
import { statesOfAddress } from './address-states.ts'

it.each([
  ['8 MG Road, Kochi, Kerala', ['Kerala']],
  ['Delhi Road, Meerut, UTTAR PRADESH', ['Uttar Pradesh']],
  ['1 Residency Road, Jammu & Kashmir 180001', ['Jammu and Kashmir']],
  ['1 MG Road, Pune 411001', ['Maharashtra']],
  ['Opposite 100200, MG Road, Pune 411 001', ['Maharashtra']],
  ['Sector 17, Chandigarh', ['Chandigarh']],
  ['Phase 8, Mohali 160055', ['Punjab']],
  ['14 Lamington Road, Mumbai', []],
  ['Phone 9820012345', []],
  ['', []],
])('the states of the address "%s" are %j', (address, states) => {
  expect(statesOfAddress(address)).toEqual(states)
})
