import { readFile } from 'node:fs/promises'
import { largestStatementBytes } from '@store/contract/rules/limits'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import { dateOrders } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import {
  StatementListSchema,
  StatementReadSchema,
  StatementRefusedSchema,
  StatementsQuerySchema,
  StatementUndoneSchema,
} from '@store/contract/schemas/payments/statements'
import { ErrorBodySchema, IdParamsSchema, oneOf } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  errorResponseOf,
  formFile,
  orderAdmins,
  plainNameOf,
  registerFormRoutes,
  setCursorPaging,
  type TypedApp,
  withUploadForm,
} from '../../../base/base.ts'
import { ColumnsError, invalidStatementError } from '../../statements/statement-errors.ts'
import { readStatementFields } from './statement-fields.ts'
import { presentAdded, presentAskedColumns, presentStatement } from './statement-presenter.ts'
import type { StatementService } from './statement-service.ts'

const StatementFormSchema = Type.Object({
  statement: formFile(
    'a bank statement: CSV, Excel, OpenDocument, MT940, MT942, camt.052, camt.053, camt.054 or OFX, at most 10 MB; several accounts become several statements',
  ),
  mapping: Type.Optional(
    Type.String({
      description:
        'for a layout that is not known: JSON of our columns and the headings they stand under, such as {"date":"Txn Date","narration":"Remarks","credit":"Deposit"}',
    }),
  ),
  columns: Type.Optional(
    Type.Literal('ask', {
      description:
        'to be asked for the columns of a layout that is not known, also if they are remembered: nothing is added',
    }),
  ),
  replaces: Type.Optional(
    Type.String({
      description:
        'with `mapping`: ids, with commas between, of statements of this file that were read by other columns; they are undone in the same step',
    }),
  ),
  dateOrder: Type.Optional(
    oneOf(dateOrders, {
      description:
        'for a file that does not show which part of its dates is the month, after a 400 of this field',
    }),
  ),
})

const statementRule = {
  field: 'statement',
  largestBytes: largestStatementBytes,
  tooLarge: statementMessages.tooLarge,
  keepsSmallInMemory: true,
}

/** Bank statements: upload, list and undo (ADR 0101). */
export function registerStatements(app: TypedApp, statements: StatementService): void {
  registerFormRoutes(app, (forms) => {
    forms.post(
      '/statements',
      {
        config: {
          access: orderAdmins,
          operation: 'addStatement',
          rights: ['money'],
          form: StatementFormSchema,
        },
        schema: { response: { 201: StatementReadSchema, '4xx': StatementRefusedSchema } },
      },
      async (request, reply) =>
        withUploadForm(request, statementRule, async ({ fields, file }) => {
          if (!file) throw invalidStatementError(statementMessages.required)
          const said = readStatementFields(fields)
          const bytes = file.content ?? (await readFile(file.path))
          const fileName = plainNameOf(file.originalName, 'statement')
          try {
            const added = await statements.add(actorOf(request), { bytes, fileName, ...said })
            return await reply.status(201).send(presentAdded(added))
          } catch (error) {
            if (!(error instanceof ColumnsError)) throw error
            const { body } = errorResponseOf(error, request)
            return reply
              .status(error.statusCode === 413 ? 413 : 400)
              .send({ ...body, ...presentAskedColumns(error.asked) })
          }
        }),
    )
  })

  app.get(
    '/statements',
    {
      config: { access: orderAdmins, operation: 'listStatements', rights: ['money'] },
      schema: {
        querystring: StatementsQuerySchema,
        response: { 200: StatementListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await statements.list(actorOf(request), request.query)
      setCursorPaging(reply, request, page)
      return { statements: page.statements.map(presentStatement) }
    },
  )

  app.delete(
    '/statements/:id',
    {
      config: { access: orderAdmins, operation: 'undoStatement', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        response: { 200: StatementUndoneSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const statement = await statements.undo(actorOf(request), request.params.id)
      return {
        message: receiptMessages.statementUndone,
        statement: presentStatement(statement),
      }
    },
  )
}
