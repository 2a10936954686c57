import { t } from '@lingui/core/macro'
import { dataRequestNames } from '@store/contract/rules/accounts/data-requests'
import type { OwnDataRequest } from '@store/contract/schemas/accounts/data-requests'
import { translate } from '@store/sdk'
import { Definition, DefinitionList, formatDate } from '@store/ui'

function progressOf({ askedAt, dueAt, doneAt, withdrawnAt, answer }: OwnDataRequest): string {
  const asked = formatDate(askedAt)
  if (withdrawnAt !== undefined) {
    const day = formatDate(withdrawnAt)
    return t`Asked on ${asked}. Undone by logging in on ${day}.`
  }
  if (doneAt === undefined) {
    const day = formatDate(dueAt)
    return t`Asked on ${asked}. Done by ${day} at the latest.`
  }
  const day = formatDate(doneAt)
  const done = t`Asked on ${asked}. Done on ${day}.`
  return answer === undefined ? done : `${done} ${answer}`
}

/** What the buyer asked about its data, with the dates and answers; nothing without any. */
export function RequestList({ requests }: { requests: readonly OwnDataRequest[] }) {
  if (requests.length === 0) return null
  return (
    <DefinitionList>
      {requests.map((request) => (
        <Definition key={request._id} term={translate(dataRequestNames[request.kind])}>
          {progressOf(request)}
        </Definition>
      ))}
    </DefinitionList>
  )
}
