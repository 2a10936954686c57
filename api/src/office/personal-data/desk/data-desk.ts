import {
  answerDays,
  answeredKinds,
  dataDeskMessages,
  validateDataAnswer,
  validateDataRequest,
} from '@store/contract/rules/accounts/data-requests'
import { fieldError } from '@store/contract/rules/field-errors'
import { defaultListLimit } from '@store/contract/rules/limits'
import type {
  DataRequestForm,
  DataRequestQuery,
} from '@store/contract/schemas/accounts/data-request-desk'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  defineError,
  inTransaction,
  NotFoundError,
  type PageOfList,
} from '../../../base/base.ts'
import { personLookups } from '../../../people/people.ts'
import { recordAudit } from '../../../support/support.ts'
import { daysAfter } from '../data-request.ts'
import { insertDataRequest } from '../data-request-repository.ts'
import { findDeskRequest, findDeskRequests, saveAnswer } from './desk-repository.ts'
import type { DeskRequestRow } from './desk-request.ts'

/** 409: answered by another superadmin meanwhile, or done by the store itself. */
export const RequestDoneError = defineError('data_request_done', dataDeskMessages.doneBefore, 409)

/** The requests of all people about their data, for the superadmin (privacy 4.3). */
export interface DataDesk {
  /** Open ones by their due day, others the newest first. */
  list(query: DataRequestQuery): Promise<PageOfList & { requests: DeskRequestRow[] }>
  /** Enters what somebody asked by mail or phone. @throws HttpError 400 for an invalid form or an unknown address */
  enter(actor: Actor, form: DataRequestForm): Promise<void>
  /**
   * Marks a request as done with what was answered.
   * @throws HttpError 400 for a blank answer; NotFoundError, also for what the store does itself; RequestDoneError (409)
   */
  answer(actor: Actor, publicId: string, answer: string): Promise<void>
}

const isAnswered = ({ kind }: DeskRequestRow) => answeredKinds.some((each) => each === kind)

export function createDataDesk({ db, clock }: { db: Database; clock: Clock }): DataDesk {
  return {
    async list({ state, page = 1, limit = defaultListLimit }) {
      const found = await findDeskRequests(db, state, { offset: (page - 1) * limit, limit })
      return { ...found, page, limit }
    },

    async enter(actor, form) {
      assertValid(validateDataRequest(form))
      const account = await personLookups.findByEmail(db, form.email)
      if (!account) return assertValid(fieldError('email', dataDeskMessages.noAccount))
      const { id: userId, publicId, email } = account
      const { kind } = form
      const askedAt = clock.now()
      await inTransaction(db, async (trx) => {
        await insertDataRequest(trx, {
          userId,
          kind,
          wish: form.wish.trim(),
          askedAt,
          dueAt: daysAfter(askedAt, answerDays),
          enteredBy: actor.userId,
        })
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'user.data-request-entered',
          subject: { kind: 'user', publicId, label: email },
          changes: [{ field: 'kind', from: null, to: kind }],
          at: askedAt,
        })
      })
    },

    async answer(actor, publicId, typed) {
      assertValid(validateDataAnswer({ answer: typed }))
      const request = await findDeskRequest(db, publicId)
      if (!request || !isAnswered(request)) throw new NotFoundError()
      const at = clock.now()
      const answer = typed.trim()
      await inTransaction(db, async (trx) => {
        const { id, kind } = request
        if (!(await saveAnswer(trx, { id, answer, by: actor.userId, at }))) {
          throw new RequestDoneError()
        }
        await recordAudit(trx, {
          actorId: actor.userId,
          action: 'user.data-request-answered',
          subject: {
            kind: 'user',
            publicId: request.person_public_id,
            label: request.person_email,
          },
          changes: [{ field: 'kind', from: null, to: kind }],
          at,
        })
      })
    },
  }
}
