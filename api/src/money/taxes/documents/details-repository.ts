import type { Database } from '../../../base/base.ts'
import { type DocumentDetails, mergeDetails, parseDetails } from './document-details.ts'

/** Stores what a document lacks, with what was added before. Two admins at once follow each other. */
export async function saveDetails(
  trx: Database,
  documentId: number,
  { added, userId, at }: { added: DocumentDetails; userId: number; at: Date },
): Promise<void> {
  await trx('tax_documents').where({ id: documentId }).forUpdate().first('id')
  const former: { content: string } | undefined = await trx('tax_document_details')
    .where({ document_id: documentId })
    .first('content')
  const details = former ? mergeDetails(parseDetails(former.content), added) : added
  const change = { content: JSON.stringify(details), updated_by: userId, updated_at: at }
  await trx('tax_document_details')
    .insert({ document_id: documentId, ...change })
    .onConflict('document_id')
    .merge(change)
}
