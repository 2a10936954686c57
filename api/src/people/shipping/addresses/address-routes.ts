import {
  AddressBodySchema,
  AddressFormSchema,
  AddressListSchema,
} from '@store/contract/schemas/orders/addresses'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { actorOf, normaliseBlankFields, type TypedApp } from '../../../base/base.ts'
import { presentAddress } from './address.ts'
import type { AddressService } from './address-service.ts'

const access = 'signed-in'
const errors = { '4xx': ErrorBodySchema }
const preValidation = normaliseBlankFields(AddressFormSchema)

/** The address book of the caller. */
export function registerAddresses(app: TypedApp, addresses: AddressService): void {
  app.get(
    '/shipment/addresses',
    {
      config: { access, operation: 'readAddresses', rights: 'own' },
      schema: { response: { 200: AddressListSchema, ...errors } },
    },
    async (request) => ({
      addresses: (await addresses.list(actorOf(request))).map(presentAddress),
    }),
  )

  app.post(
    '/shipment/addresses',
    {
      config: { access, operation: 'createAddress', rights: 'own' },
      schema: { body: AddressFormSchema, response: { 201: AddressBodySchema, ...errors } },
      preValidation,
    },
    async (request, reply) => {
      const address = await addresses.create(actorOf(request), request.body)
      return reply.status(201).send({ address: presentAddress(address) })
    },
  )

  app.put(
    '/shipment/addresses/:id',
    {
      config: { access, operation: 'changeAddress', rights: 'own' },
      schema: {
        params: IdParamsSchema,
        body: AddressFormSchema,
        response: { 200: AddressBodySchema, ...errors },
      },
      preValidation,
    },
    async (request) => {
      const address = await addresses.change(actorOf(request), request.params.id, request.body)
      return { address: presentAddress(address) }
    },
  )

  app.delete(
    '/shipment/addresses/:id',
    {
      config: { access, operation: 'deleteAddress', rights: 'own' },
      schema: { params: IdParamsSchema, response: { 204: Type.Null(), ...errors } },
    },
    async (request, reply) => {
      await addresses.remove(actorOf(request), request.params.id)
      return reply.status(204).send(null)
    },
  )
}
