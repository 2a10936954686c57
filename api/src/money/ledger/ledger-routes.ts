import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { defaultListLimit, mostLedgerEntries } from '@store/contract/rules/limits'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  ConfirmBalanceSchema,
  LedgerFileQuerySchema,
  LedgerLinkParamsSchema,
  LedgerLinkSchema,
  LedgerListQuerySchema,
  LedgerListSchema,
  LedgerParamsSchema,
  LedgerPeriodSchema,
  LedgerSchema,
} from '@store/contract/schemas/payments/ledgers'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import type { FastifyReply } from 'fastify'
import {
  actorOf,
  binaryResponse,
  buyers,
  dispositionOf,
  orderAdmins,
  sendTable,
  setPaging,
  type TypedApp,
} from '../../base/base.ts'
import type { ConfirmBalance } from './confirm-balance.ts'
import { periodTooLongError } from './ledger-errors.ts'
import { presentLedger, presentLedgers } from './ledger-presenter.ts'
import type { LedgerService } from './ledger-service.ts'
import type { DrawnStatement, LedgerStatements } from './statement/statement-service.ts'
import { statementTable } from './statement/statement-table.ts'

const errors = { '4xx': ErrorBodySchema }
const FileSchema = binaryResponse('a statement of account', [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
])

/** A name in ASCII, without an extension. */
const fileNameOf = ({ from, to }: { from: string; to: string }) =>
  `statement-of-account-${from}-to-${to}`

async function sendPdf(reply: FastifyReply, { ledger, content }: DrawnStatement) {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': dispositionOf('inline', `${fileNameOf(ledger)}.pdf`),
      'cache-control': 'no-store',
    })
    .send(content)
}

/** Ledgers of buyers, and their statements of account (ADR 0190). */
export function registerLedgers(
  app: TypedApp,
  {
    ledgers,
    statements,
    confirmBalance,
  }: { ledgers: LedgerService; statements: LedgerStatements; confirmBalance: ConfirmBalance },
): void {
  app.get(
    '/ledgers',
    {
      config: {
        access: orderAdmins,
        operation: 'listLedgers',
        rights: ['accounts', 'money'],
        tokenScope: 'ledgers',
      },
      schema: {
        querystring: LedgerListQuerySchema,
        response: { 200: LedgerListSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { page = 1, limit = defaultListLimit, q = '' } = request.query
      const list = await ledgers.list(actorOf(request), { q, page, limit })
      setPaging(reply, request, { total: list.total, page, limit })
      return presentLedgers(list)
    },
  )

  app.get(
    '/ledgers/:id',
    {
      config: {
        access: 'signed-in',
        operation: 'readLedger',
        rights: ['accounts', 'money'],
        tokenScope: 'ledgers',
      },
      schema: {
        params: LedgerParamsSchema,
        querystring: LedgerPeriodSchema,
        response: { 200: LedgerSchema, ...errors },
      },
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const ledger = await ledgers.readDetails(target, request.query)
      if (ledger.lines.length > mostLedgerEntries) throw periodTooLongError()
      return presentLedger(ledger)
    },
  )

  app.get(
    '/ledgers/:id/file',
    {
      config: {
        access: 'signed-in',
        operation: 'readLedgerFile',
        rights: ['accounts', 'money'],
        tokenScope: 'ledgers',
      },
      schema: {
        params: LedgerParamsSchema,
        querystring: LedgerFileQuerySchema,
        response: { 200: FileSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { format, ...period } = request.query
      const target = { actor: actorOf(request), publicId: request.params.id }
      if (format === 'pdf') return sendPdf(reply, await statements.draw(target, period))
      const ledger = await ledgers.read(target, period)
      return sendTable(reply, statementTable(ledger), { name: fileNameOf(ledger), format })
    },
  )

  app.post(
    '/ledgers/:id/confirmations',
    {
      config: { access: buyers, operation: 'confirmBalance' },
      schema: {
        params: LedgerParamsSchema,
        body: ConfirmBalanceSchema,
        response: { 201: MessageBodySchema, ...errors },
      },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      await confirmBalance(target, request.body)
      const { answer } = request.body
      const message = answer === 'agrees' ? messages.balanceAgreed : messages.balanceDiffers
      return reply.status(201).send({ message })
    },
  )

  registerLinks(app, statements)
}

function registerLinks(app: TypedApp, statements: LedgerStatements): void {
  app.post(
    '/ledgers/:id/links',
    {
      config: { access: 'signed-in', operation: 'createLedgerLink', rights: ['accounts', 'money'] },
      schema: {
        params: LedgerParamsSchema,
        body: LedgerPeriodSchema,
        response: { 201: LedgerLinkSchema, ...errors },
      },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const link = await statements.createLink(target, request.body)
      return reply.status(201).header('cache-control', 'no-store').send(link)
    },
  )

  app.delete(
    '/ledgers/:id/links',
    {
      config: { access: 'signed-in', operation: 'closeLedgerLinks', rights: ['accounts', 'money'] },
      schema: { params: LedgerParamsSchema, response: { 200: MessageBodySchema, ...errors } },
    },
    async (request) => {
      await statements.closeLinks({ actor: actorOf(request), publicId: request.params.id })
      return { message: messages.linksRevoked }
    },
  )

  app.get(
    '/ledger-links/:token',
    {
      config: { access: 'public', operation: 'readLinkedLedger' },
      schema: { params: LedgerLinkParamsSchema, response: { 200: FileSchema, ...errors } },
    },
    async (request, reply) => {
      const { token } = request.params
      const drawn = await statements.drawLinked(token, clientNetwork(request.ip))
      // A link that somebody posted on a page is not for search engines.
      return sendPdf(reply.header('x-robots-tag', 'noindex'), drawn)
    },
  )
}
