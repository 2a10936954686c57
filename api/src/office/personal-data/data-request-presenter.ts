import type { OwnDataRequest } from '@store/contract/schemas/accounts/data-requests'
import type { DataRequest } from './data-request.ts'

/** A request on the wire. */
export function presentOwnRequest(request: DataRequest): OwnDataRequest {
  const { doneAt, withdrawnAt, archiveUntil, answer } = request
  return {
    _id: request.publicId,
    kind: request.kind,
    askedAt: request.askedAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
    ...(answer !== undefined && { answer }),
    ...(archiveUntil && { archiveUntil: archiveUntil.toISOString() }),
  }
}
