import type { Database } from '../database/database.ts'
import { insertStatement, type Statement } from '../database/statement.ts'
import type { CheckedFile, FileKind, MediaType } from './file.ts'

interface FileRow {
  id: number
  public_id: string
  kind: FileKind
  media_type: MediaType
  original_name: string
  bytes: number
  sha256: string
  created_by: number | null
  created_at: Date
}

/** Inserts the row of a file. */
export function insertFileStatement(file: CheckedFile, made: { by: number; at: Date }): Statement {
  return insertStatement('files', [
    {
      public_id: file.publicId,
      kind: file.kind,
      media_type: file.mediaType,
      original_name: file.originalName,
      bytes: file.bytes,
      sha256: file.sha256,
      created_by: made.by,
      created_at: made.at,
    },
  ])
}

export async function findFile(db: Database, publicId: string): Promise<CheckedFile | undefined> {
  const row = await db<FileRow>('files').where('public_id', publicId).first()
  return (
    row && {
      publicId: row.public_id,
      kind: row.kind,
      mediaType: row.media_type,
      originalName: row.original_name,
      bytes: row.bytes,
      sha256: row.sha256,
    }
  )
}

/** The given public ids that have a row. */
export async function findKnownFiles(
  db: Database,
  publicIds: readonly string[],
): Promise<string[]> {
  if (publicIds.length === 0) return []
  return db<FileRow>('files')
    .whereIn('public_id', [...publicIds])
    .pluck('public_id')
}

export async function deleteFile(db: Database, publicId: string): Promise<void> {
  await db<FileRow>('files').where('public_id', publicId).delete()
}
