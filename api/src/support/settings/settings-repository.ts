import { type Database, isDuplicate } from '../../base/base.ts'
import type { UserJoin } from '../user-directory.ts'
import type { SettingsSection, StoredSection } from './store-settings.ts'

/** Who saved a section last. */
export interface SectionChange {
  section: string
  at: Date
  by: string
}

/** The saved sections; one that was never saved is not among them. */
export async function findSections(db: Database): Promise<StoredSection[]> {
  return db('settings').select({
    section: 'section',
    content: 'content',
    version: 'version',
    savedAt: 'updated_at',
  })
}

/** Who saved each section last. */
export async function findSectionChanges(
  db: Database,
  { joinUser, userColumns }: UserJoin,
): Promise<SectionChange[]> {
  return db('settings')
    .modify(joinUser, 'settings.updated_by')
    .select({ section: 'settings.section', at: 'settings.updated_at', by: userColumns.name })
}

/** A section to be saved. */
export interface NewSection {
  section: SettingsSection
  /** JSON. */
  content: string
  /** The version that is replaced; 0 for none. */
  seen: number
  by: number
  at: Date
}

/** Saves a section. @returns false when another version than the one that was seen is stored */
export async function saveSection(trx: Database, saved: NewSection): Promise<boolean> {
  const { section, content, seen, by, at } = saved
  const row = { content, version: seen + 1, updated_by: by, updated_at: at }
  if (seen > 0) {
    return (await trx('settings').where({ section, version: seen }).update(row)) === 1
  }
  try {
    await trx('settings').insert({ section, ...row })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
