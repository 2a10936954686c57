import { creditAdminMessages as messages } from '@store/contract/rules/credit/credit-admin-messages'
import {
  CreditAnswerSchema,
  CreditChangedSchema,
  CreditTermsSchema,
  DueBillCountsSchema,
} from '@store/contract/schemas/payments/credit'
import { LedgerParamsSchema } from '@store/contract/schemas/payments/ledgers'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, orderAdmins, type TypedApp } from '../../base/base.ts'
import type { CreditService } from './credit-service.ts'

const errors = { '4xx': ErrorBodySchema }

/** What the store lets a buyer owe: read beside the ledger, set by a superadmin. */
export function registerCredit(app: TypedApp, credit: CreditService): void {
  app.get(
    '/ledgers/due',
    {
      config: { access: orderAdmins, operation: 'countDueBills', rights: ['accounts', 'money'] },
      schema: { response: { 200: DueBillCountsSchema, ...errors } },
    },
    async (request) => credit.countDue(actorOf(request)),
  )

  app.get(
    '/ledgers/:id/credit',
    {
      config: {
        access: 'signed-in',
        operation: 'readCredit',
        rights: ['orders', 'money', 'accounts'],
      },
      schema: { params: LedgerParamsSchema, response: { 200: CreditAnswerSchema, ...errors } },
    },
    async (request) => {
      const found = await credit.read({ actor: actorOf(request), publicId: request.params.id })
      return found ? { credit: found } : {}
    },
  )

  app.put(
    '/ledgers/:id/credit',
    {
      config: { access: ['superadmin'], operation: 'saveCredit', rights: ['money'] },
      schema: {
        params: LedgerParamsSchema,
        body: CreditTermsSchema,
        response: { 200: CreditChangedSchema, ...errors },
      },
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const saved = await credit.save(target, request.body)
      const message = saved ? messages.saved : messages.removed
      return { message, ...(saved && { credit: saved }) }
    },
  )
}
