import { LRUCache } from 'lru-cache'
import { type Clock, type Config, type Database, expiringEntries } from '../../base/base.ts'
import { findSections } from './settings-repository.ts'
import { applySection, configuredSettings, type StoreSettings } from './store-settings.ts'

/** Milliseconds after which a change by another instance is noticed. */
export const settingsMaxAgeMs = 2_000

/** The one source of what the seller may change: saved settings, and the configuration for what was never saved. */
export interface SettingsReader {
  /** The settings of at most two seconds ago, so that orders and pages do not read them each time. */
  read(): Promise<StoreSettings>
  /** The settings as the caller's transaction sees them. */
  readIn(trx: Database): Promise<StoreSettings>
  /** Makes this instance notice a change at once; called after each commit. */
  forget(): void
}

/** Creates the reader of the settings; each process has one. */
export function createSettingsReader(dependencies: {
  db: Database
  clock: Clock
  config: Config
}): SettingsReader {
  const { db, clock, config } = dependencies
  const configured = configuredSettings(config)
  const cache = new LRUCache<'settings', Promise<StoreSettings>>({
    max: 1,
    ...expiringEntries(clock, settingsMaxAgeMs),
  })
  const readIn = async (trx: Database) => (await findSections(trx)).reduce(applySection, configured)
  const forget = () => cache.clear()
  return {
    readIn,
    forget,
    read() {
      const known = cache.get('settings')
      if (known) return known
      const settings = readIn(db).catch((error: unknown) => {
        forget()
        throw error
      })
      cache.set('settings', settings)
      return settings
    },
  }
}
