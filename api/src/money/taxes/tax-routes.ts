import { Readable } from 'node:stream'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { taxDocumentsPageSize } from '@store/contract/rules/taxes/month-documents'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import {
  eInvoicesFileName,
  ewayBillFileName,
  gstr1FileName,
  registerFileName,
} from '@store/contract/rules/taxes/tax-file-names'
import { EwayBillFormSchema } from '@store/contract/schemas/taxes/eway-bills'
import {
  EInvoicesQuerySchema,
  Gstr1QuerySchema,
  RegisterQuerySchema,
  RegisterRowSchema,
  TaxDetailsFormSchema,
  TaxMonthQuerySchema,
  TaxMonthSchema,
  TaxSettingSchema,
} from '@store/contract/schemas/taxes/tax-months'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  type Clock,
  sendTable,
  setPaging,
  type TypedApp,
  tableResponse,
} from '../../base/base.ts'
import { registerPortalAnswers } from './answers/answer-routes.ts'
import { JsonFileSchema, sendJson } from './files/send-json.ts'
import { writeJson, writeJsonList } from './files/write-json.ts'
import { registerFiledReturns } from './filing/filing-routes.ts'
import { makeGstr1, readEInvoices, readRegister } from './month/month-files.ts'
import { presentRegister } from './month/present-register.ts'
import { registerColumns } from './month/register.ts'
import type { TaxService } from './tax-service.ts'

const access = ['superadmin'] as const

/** Documents for the tax office month by month, and their files (taxes 1.1). */
export function registerTaxes(
  app: TypedApp,
  { taxes, clock }: { taxes: TaxService; clock: Clock },
): void {
  registerPortalFiles(app, { taxes, clock })
  registerForms(app, taxes)
  registerPortalAnswers(app, taxes)
  registerFiledReturns(app, taxes)
  app.get(
    '/admin/taxes',
    {
      config: {
        access,
        operation: 'readTaxMonth',
        rights: ['accounts', 'money'],
        tokenScope: 'registers',
      },
      schema: {
        description: 'invoices and credit notes of a month with what is missing in them',
        querystring: TaxMonthQuerySchema,
        response: { 200: TaxMonthSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { show = 'all', page = 1, ...choice } = request.query
      const month = await taxes.readMonth(choice, { show, page })
      setPaging(reply, request, { total: month.shown, page, limit: taxDocumentsPageSize })
      return month
    },
  )

  app.get(
    '/admin/taxes/register',
    {
      config: {
        access,
        operation: 'exportTaxRegister',
        rights: ['accounts', 'money'],
        tokenScope: 'registers',
      },
      schema: {
        querystring: RegisterQuerySchema,
        response: {
          200: tableResponse(
            'documents, a row for each rate; sent while it is read, as a whole, without pages',
            Type.Array(RegisterRowSchema),
          ),
          '4xx': ErrorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { format, ...choice } = request.query
      const source = await taxes.openMonth(choice)
      const batches = readRegister(source)
      const name = registerFileName(source.month)
      if (format === 'json') {
        const content = Readable.from(writeJsonList(presentRegister(batches)))
        return sendJson(reply, `${name}.json`, content)
      }
      const table = { name: 'Register', columns: registerColumns, batches }
      return sendTable(reply, table, { name, format })
    },
  )
}

/** The files of a month that are uploaded to the portals. */
function registerPortalFiles(
  app: TypedApp,
  { taxes, clock }: { taxes: TaxService; clock: Clock },
): void {
  app.get(
    '/admin/taxes/gstr1',
    {
      config: {
        access,
        operation: 'exportGstr1',
        rights: ['accounts', 'money'],
        tokenScope: 'registers',
      },
      schema: {
        querystring: Gstr1QuerySchema,
        response: { 200: JsonFileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { withoutRegistered = false, ...choice } = request.query
      const source = await taxes.openMonth(choice)
      const name = gstr1FileName(source.seller, indiaDayOf(clock.now()))
      const file = await makeGstr1(source, withoutRegistered)
      return sendJson(reply, name, Readable.from(writeJson(file)))
    },
  )

  app.get(
    '/admin/taxes/e-invoices',
    {
      config: { access, operation: 'exportEInvoices', rights: ['accounts', 'money'] },
      schema: {
        querystring: EInvoicesQuerySchema,
        response: { 200: JsonFileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { number, ...choice } = request.query
      const source = await taxes.openMonth(choice)
      const name = eInvoicesFileName(number ?? source.month)
      return sendJson(reply, name, Readable.from(writeJsonList(readEInvoices(source, number))))
    },
  )
}

/** What is typed on the screen. */
function registerForms(app: TypedApp, taxes: TaxService): void {
  app.post(
    '/admin/taxes/eway-bill',
    {
      config: { access, operation: 'makeEwayBill', rights: ['accounts', 'money'] },
      schema: {
        description: 'the transport is kept; the number of the bill comes from the portal',
        body: EwayBillFormSchema,
        response: { 200: JsonFileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const file = await taxes.makeEwayBill(actorOf(request), request.body)
      const name = ewayBillFileName(request.body.number)
      return sendJson(reply, name, Readable.from(writeJson(file)))
    },
  )

  app.post(
    '/admin/taxes/details',
    {
      config: { access, operation: 'addTaxDetails', rights: ['accounts', 'money'] },
      schema: {
        body: TaxDetailsFormSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await taxes.addDetails(actorOf(request), request.body)
      return { message: messages.detailsAdded(request.body.number) }
    },
  )

  app.post(
    '/admin/taxes/settings',
    {
      config: { access, operation: 'addTaxSetting', rights: ['accounts', 'money', 'settings'] },
      schema: {
        body: TaxSettingSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await taxes.addSetting(actorOf(request), request.body)
      return { message: messages.settingAdded }
    },
  )
}
