import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Audience, needsBusinessDetails, roles } from '../accounts/roles.ts'
import { courierOptions, deliveryMethods } from './delivery.ts'
import { isPincode, type ShippingForm, validateShipping } from './shipping-validation.ts'

const address: ShippingForm = {
  fullName: 'Asha Mehta',
  phone: '9820012345',
  address: '14 Lamington Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400007',
}
const firm: ShippingForm = {
  ...address,
  businessName: 'Mehta Infotech',
  gstNumber: '27ABCPM1234F1Z3',
  deliveryMethod: 'courier',
  courierOption: 'DTDC',
}

describe('a pincode', () => {
  it('is six digits, the first not 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), (code) => isPincode(`${code}`)),
    )
  })

  it.each(['', '012345', '40000', '4000071', '40000a', '400 007', '４０００07'])(
    'is not %j',
    (text) => {
      expect(isPincode(text)).toBe(false)
    },
  )
})

describe('shipping details', () => {
  it.each(['visitor', ...roles] as const)(
    'of a %s need a firm only where the role does',
    (role) => {
      expect(validateShipping(role, firm)).toBeUndefined()
      expect(validateShipping(role, address) === undefined).toBe(!needsBusinessDetails(role))
    },
  )

  it('report all blank parts of the address at once', () => {
    const message = 'Please fill all address details!'
    const fault = validateShipping('enduser', { ...address, phone: ' ', city: '' })
    expect(fault).toEqual({
      message,
      fields: [
        { field: 'phone', message: 'Enter a phone number for the delivery' },
        { field: 'city', message: 'Enter the city' },
      ],
    })
  })

  it('ask a firm for its missing GST number', () => {
    expect(validateShipping('reseller', { ...firm, gstNumber: '' })).toEqual({
      message: 'Please fill all business and delivery details!',
      fields: [{ field: 'gstNumber', message: 'Enter your GST number' }],
    })
  })

  it.each(courierOptions)(
    'by courier accept %s, and Other only with a courier name',
    (courierOption) => {
      const fault = validateShipping('reseller', { ...firm, courierOption })
      expect(fault?.fields.map(({ field }) => field)).toEqual(
        courierOption === 'Other' ? ['customCourier'] : undefined,
      )
      const named = { ...firm, courierOption, customCourier: 'Trackon' }
      expect(validateShipping('reseller', named)).toBeUndefined()
    },
  )

  it.each(deliveryMethods)('by %s need the fields of that method', (deliveryMethod) => {
    const { courierOption: _option, ...form } = { ...firm, deliveryMethod }
    const fault = validateShipping('distributor', form)
    expect(fault).toMatchObject(
      deliveryMethod === 'courier'
        ? { message: 'Please select a courier option.', fields: [{ field: 'courierOption' }] }
        : {
            message: 'Please enter bus/transport details.',
            fields: [{ field: 'busName' }, { field: 'busNumber' }],
          },
    )
    const complete = { ...firm, deliveryMethod, busName: 'Neeta', busNumber: 'MH 04 1234' }
    expect(validateShipping('distributor', complete)).toBeUndefined()
  })

  it.each<[Audience, ShippingForm, string, string]>([
    ['enduser', { ...address, pincode: '012345' }, 'pincode', 'Enter a valid 6-digit pincode!'],
    ['enduser', { ...address, state: 'Texas' }, 'state', 'Choose a state from the list.'],
    ['reseller', { ...firm, gstNumber: '27' }, 'gstNumber', 'Invalid GST Number format'],
  ])('of a %s are rejected at the field', (...[role, form, field, message]) => {
    expect(validateShipping(role, form)).toEqual({ message, fields: [{ field, message }] })
  })
})
