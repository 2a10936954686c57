import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import {
  LedgerItemParamsSchema,
  LedgerItemSchema,
  LedgerParamsSchema,
  LedgerReceiptParamsSchema,
  StrikeLedgerItemSchema,
  WithheldTaxSchema,
} from '@store/contract/schemas/payments/ledgers'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, orderAdmins, type TypedApp } from '../../../base/base.ts'
import type { LedgerItems } from './ledger-items.ts'
import type { ReceiptPayers } from './receipt-payer.ts'
import type { WithheldTaxes } from './withheld-tax.ts'

const changed = { '4xx': ErrorBodySchema }

/** What admins add to ledgers: entries by hand, whose money a receipt is, and tax deducted at source. */
export function registerLedgerEntries(
  app: TypedApp,
  { items, payers, taxes }: { items: LedgerItems; payers: ReceiptPayers; taxes: WithheldTaxes },
): void {
  app.post(
    '/ledgers/:id/items',
    {
      config: { access: orderAdmins, operation: 'recordLedgerItem', rights: ['money'] },
      schema: {
        params: LedgerParamsSchema,
        body: LedgerItemSchema,
        response: { 201: MessageBodySchema, ...changed },
      },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      await items.record(target, request.body)
      return reply.status(201).send({ message: messages.itemRecorded })
    },
  )

  app.post(
    '/ledgers/:id/items/:itemId/strike',
    {
      config: { access: orderAdmins, operation: 'strikeLedgerItem', rights: ['money'] },
      schema: {
        params: LedgerItemParamsSchema,
        body: StrikeLedgerItemSchema,
        response: { 200: MessageBodySchema, ...changed },
      },
    },
    async (request) => {
      const { id: publicId, itemId } = request.params
      await items.strike({ actor: actorOf(request), publicId }, itemId, request.body.reason)
      return { message: messages.itemStruck }
    },
  )

  app.put(
    '/ledgers/:id/receipts/:receiptId',
    {
      config: { access: orderAdmins, operation: 'savePayerOfReceipt', rights: ['money'] },
      schema: {
        description: 'the open rest of the payment is an advance of this buyer',
        params: LedgerReceiptParamsSchema,
        response: { 200: MessageBodySchema, ...changed },
      },
    },
    async (request) => {
      const { id: publicId, receiptId } = request.params
      await payers.save({ actor: actorOf(request), publicId }, receiptId)
      return { message: messages.payerRecorded }
    },
  )

  app.delete(
    '/ledgers/:id/receipts/:receiptId',
    {
      config: { access: orderAdmins, operation: 'removePayerOfReceipt', rights: ['money'] },
      schema: {
        params: LedgerReceiptParamsSchema,
        response: { 200: MessageBodySchema, ...changed },
      },
    },
    async (request) => {
      const { id: publicId, receiptId } = request.params
      await payers.remove({ actor: actorOf(request), publicId }, receiptId)
      return { message: messages.payerRemoved }
    },
  )

  registerWithheldTaxes(app, taxes)
}

function registerWithheldTaxes(app: TypedApp, taxes: WithheldTaxes): void {
  app.post(
    '/orders/:id/withheld-tax',
    {
      config: { access: orderAdmins, operation: 'recordWithheldTax', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        body: WithheldTaxSchema,
        response: { 201: MessageBodySchema, ...changed },
      },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      await taxes.record(target, request.body)
      return reply.status(201).send({ message: messages.taxRecorded })
    },
  )

  app.delete(
    '/orders/:id/withheld-tax',
    {
      config: { access: orderAdmins, operation: 'removeWithheldTax', rights: ['money'] },
      schema: { params: IdParamsSchema, response: { 200: MessageBodySchema, ...changed } },
    },
    async (request) => {
      await taxes.remove({ actor: actorOf(request), publicId: request.params.id })
      return { message: messages.taxTakenBack }
    },
  )
}
