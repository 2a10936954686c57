/** A new entry. */
export interface NewAuditRow {
  public_id: string
  actor_id: number
  action: string
  subject_kind: string
  subject_id: string
  subject_label: string
  /** JSON of the values that changed. */
  changes: string
  created_at: Date
}

/** An entry with its actor. */
export interface AuditRow extends NewAuditRow {
  actor_public_id: string
  actor_name: string
  actor_email: string
}

/** Which entries are wanted; `from` is inclusive, `to` exclusive. */
export interface AuditFilters {
  /** Part of the subject's label, its id, or the last six characters of that. */
  q?: string
  /** Part of the actor's name or e-mail. */
  actor?: string
  /** The people whose name or e-mail has it, from `findRareActors`. */
  actorIds?: readonly number[]
  kind?: string
  from?: Date
  to?: Date
}
