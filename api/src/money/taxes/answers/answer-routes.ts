import { readFile } from 'node:fs/promises'
import {
  largestAnswerBytes,
  portalAnswerMessages as messages,
} from '@store/contract/rules/taxes/portal-answer-messages'
import {
  AnswerStoredSchema,
  CancellationFormSchema,
} from '@store/contract/schemas/taxes/portal-answers'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  formFile,
  registerFormRoutes,
  type TypedApp,
  withUploadForm,
} from '../../../base/base.ts'
import type { TaxService } from '../tax-service.ts'
import { answerFileError } from './read-answers.ts'

const access = ['superadmin'] as const

const AnswerFormSchema = Type.Object({ answer: formFile('JSON or CSV, as the portal gave it') })

const fileRule = {
  field: 'answer',
  largestBytes: largestAnswerBytes,
  tooLarge: messages.tooLarge(largestAnswerBytes / 2 ** 20),
  keepsSmallInMemory: true,
}

/** What the portals answered: registrations and e-way bills, and what was cancelled there (taxes 5.1). */
export function registerPortalAnswers(app: TypedApp, taxes: TaxService): void {
  registerFormRoutes(app, (forms) => {
    forms.post(
      '/admin/taxes/answers',
      {
        config: {
          access,
          operation: 'addPortalAnswer',
          rights: ['accounts', 'money'],
          form: AnswerFormSchema,
        },
        schema: {
          description: 'stores all lines, or nothing: then `errors` names those that do not match',
          response: { 200: AnswerStoredSchema, '4xx': ErrorBodySchema },
        },
      },
      async (request) =>
        withUploadForm(request, fileRule, async ({ file }) => {
          if (!file) throw answerFileError(messages.required)
          const content = file.content ?? (await readFile(file.path))
          const stored = await taxes.addAnswer(actorOf(request), content)
          return { ...stored, message: messages.stored(stored.eInvoices, stored.ewayBills) }
        }),
    )
  })

  app.post(
    '/admin/taxes/cancellations',
    {
      config: { access, operation: 'addCancellation', rights: ['accounts', 'money'] },
      schema: {
        description: 'of an e-invoice or an e-way bill that was cancelled at its portal',
        body: CancellationFormSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await taxes.cancelAtPortal(actorOf(request), request.body)
      return { message: messages.cancelled }
    },
  )
}
