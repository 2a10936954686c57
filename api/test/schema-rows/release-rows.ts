import type { SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of releases and canaries, one function per migration.

export const releaseRows = (n: number): SampleRow[] => [
  {
    table: 'release_counts',
    row: {
      minute_at: new Date('2026-11-20T09:30:00Z'),
      remote: 'mf-shop',
      version: `1.0.${n}`,
      cohort: 'stable',
      loads: 3,
      failed_loads: 0,
      errors: 0,
    },
  },
]

export const publishedRows = (n: number): SampleRow[] => [
  {
    table: 'published_releases',
    row: {
      remote: 'mf-shop',
      version: `1.0.${n}`,
      announced_at: new Date('2026-11-20T09:30:00Z'),
    },
  },
]

export const canaryRows = (n: number): SampleRow[] => [
  {
    table: 'canary_counts',
    row: {
      salt: `salt-${n}`,
      percent: 10,
      side: 'canary',
      browsers: 40,
      failed: 1,
      announced_at: new Date('2026-11-20T09:30:00Z'),
    },
  },
]

export const renderingRows = (n: number): SampleRow[] => [
  {
    table: 'rendering_counts',
    row: {
      minute_at: new Date('2026-11-20T09:30:00Z'),
      remote: 'mf-shop',
      version: `1.0.${n}`,
      outcome: 'rendered',
      count: 3,
    },
  },
]

export const canaryNetworkRows = (n: number): SampleRow[] => [
  {
    table: 'canary_failure_networks',
    row: { salt: `salt-${n}`, percent: 10, side: 'canary', network: `network-${n}` },
  },
]
