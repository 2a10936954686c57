import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Static, Type } from 'typebox'
import { parseAs } from '../release.ts'

const BuildRecordSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  buildId: Type.String(),
  config: Type.Unknown({ description: 'of the remote, or of the shell' }),
  isOptimized: Type.Boolean(),
  commit: Type.Optional(Type.String({ description: 'of the source, when it is known' })),
})

/** A finished build and the folder that holds its files. */
export type Build = Static<typeof BuildRecordSchema> & { files: string }

/** Subfolder of a build's files. */
export const filesFolder = 'files'

const recordFile = 'build.json'

/** @returns `undefined` when the folder contains no finished build */
export async function readBuild(folder: string): Promise<Build | undefined> {
  const file = path.join(folder, recordFile)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // The folder may have been copied since, to another machine too.
  const files = path.join(folder, filesFolder)
  return { ...parseAs(BuildRecordSchema, JSON.parse(text), file), files }
}

/** Finishes a build whose files are in place: without its record a build does not count. */
export async function writeBuildRecord(folder: string, build: Build): Promise<void> {
  const { files: _, ...record } = build
  await writeFile(path.join(folder, recordFile), JSON.stringify(record, null, 2))
}
