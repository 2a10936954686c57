import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { addressBook } from '@store/contract/rules/shipping/address-messages'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import { PincodeParamsSchema, PincodeSchema } from '@store/contract/schemas/orders/addresses'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { assertValid, defineError, type TypedApp } from '../../../base/base.ts'
import { cityOfPincode } from './pincode-city.ts'
import { statesOfPincode } from './pincode-states.ts'

/** 404: no post office is known for the pincode. */
const UnknownPincodeError = defineError('pincode_unknown', addressBook.unknownPincode, 404)

/** A week: places keep their pincodes, and a correction of the data arrives in time. */
const caching = 'public, max-age=604800'

/** Where a pincode is. On the server, so that no browser loads the table. */
export function registerPincodes(app: TypedApp): void {
  app.get(
    '/shipment/pincodes/:pincode',
    {
      config: { access: 'public', operation: 'readPincode' },
      schema: {
        params: PincodeParamsSchema,
        response: { 200: PincodeSchema, '4xx': ErrorBodySchema },
      },
    },
    (request, reply) => {
      const { pincode } = request.params
      assertValid(isPincode(pincode) ? undefined : fieldError('pincode', messages.checkout.pincode))
      const states = statesOfPincode(pincode).map(({ name }) => name)
      const [state] = states
      if (state === undefined) throw new UnknownPincodeError()
      const city = cityOfPincode(pincode)
      void reply.header('cache-control', caching)
      return { state, states, ...(city !== undefined && { city }) }
    },
  )
}
