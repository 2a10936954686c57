import type { PersonalData } from '../base/base.ts'

/** This domain stores nothing about people. */
export const operationsPersonalData: PersonalData = {
  tables: [],
  impersonal: {
    canary_counts: 'counts',
    canary_failure_networks: 'no address can be read from it',
    published_releases: 'about releases',
    rendering_counts: 'counts',
  },
}
