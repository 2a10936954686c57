import type { TransportMode } from '@store/contract/rules/taxes/transport'

/** The ways that goods travel, in words. */
export const transportModeLabels: readonly { value: TransportMode; label: string }[] = [
  { value: 'road', label: 'Road' },
  { value: 'rail', label: 'Rail' },
  { value: 'air', label: 'Air' },
  { value: 'ship', label: 'Ship' },
]
