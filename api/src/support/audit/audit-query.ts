import type { Database } from '../../base/base.ts'

/**
 * Whether an admin has ever done this.
 * @param action as recorded, e.g. `order.payment-changed`
 */
export async function hasDone(db: Database, actorId: number, action: string): Promise<boolean> {
  const entry: unknown = await db('audit_entries').where({ actor_id: actorId, action }).first('id')
  return entry !== undefined
}
