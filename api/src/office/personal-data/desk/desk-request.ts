import type { DataRequestKind } from '@store/contract/rules/accounts/data-requests'

/** A request with whose data it is about. */
export interface DeskRequestRow {
  id: number
  public_id: string
  kind: DataRequestKind
  wish: string | null
  asked_at: Date
  due_at: Date
  done_at: Date | null
  withdrawn_at: Date | null
  answer: string | null
  person_public_id: string
  person_name: string
  person_email: string
}
