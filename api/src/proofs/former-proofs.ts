import type { Database } from '../database/database.ts'

/** Keeps by which file and reference an order's proof is known again, before another one takes its place. */
export async function keepFormerProof(
  trx: Database,
  { orderId, replacedAt }: { orderId: number; replacedAt: Date },
): Promise<void> {
  await trx.raw(
    `INSERT INTO former_proofs (order_id, sha256, payment_reference, sent_at, replaced_at)
     SELECT orders.id, files.sha256, orders.payment_reference, orders.proof_at, ?
     FROM orders JOIN files ON files.id = orders.proof_file_id WHERE orders.id = ?`,
    [replacedAt, orderId],
  )
}
