import { Readable } from 'node:stream'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { filingMessages as messages } from '@store/contract/rules/taxes/filing-messages'
import { gstr1FileName } from '@store/contract/rules/taxes/tax-file-names'
import {
  FiledReturnQuerySchema,
  FileReturnFormSchema,
} from '@store/contract/schemas/taxes/tax-months'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, type TypedApp } from '../../../base/base.ts'
import { JsonFileSchema, sendJson } from '../files/send-json.ts'
import type { TaxService } from '../tax-service.ts'

const access = ['superadmin'] as const

/** Months that were filed, and their files as they were then (taxes 1.9). */
export function registerFiledReturns(app: TypedApp, taxes: TaxService): void {
  app.post(
    '/admin/taxes/filed',
    {
      config: { access, operation: 'fileReturn', rights: ['accounts', 'money'] },
      schema: {
        description: 'keeps the return of a month as it is made now',
        body: FileReturnFormSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await taxes.fileMonth(actorOf(request), request.body)
      return { message: messages.filed }
    },
  )

  app.get(
    '/admin/taxes/filed',
    {
      config: { access, operation: 'readFiledReturn', rights: ['accounts', 'money'] },
      schema: {
        querystring: FiledReturnQuerySchema,
        response: { 200: JsonFileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { file, filedAt, seller } = await taxes.readFiledFile(request.query)
      return sendJson(reply, gstr1FileName(seller, indiaDayOf(filedAt)), Readable.from([file]))
    },
  )

  app.delete(
    '/admin/taxes/filed',
    {
      config: { access, operation: 'takeBackFiledReturn', rights: ['accounts', 'money'] },
      schema: {
        description: 'it was not filed after all',
        querystring: FiledReturnQuerySchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await taxes.takeBackFiling(actorOf(request), request.query)
      return { message: messages.takenBack }
    },
  )
}
