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
