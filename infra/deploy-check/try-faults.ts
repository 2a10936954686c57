import { describeError } from '../processes/command-error.ts'
import { step } from '../processes/steps.ts'
import { bucketFault } from './faults/bucket-fault.ts'
import { checkRestore } from './faults/check-restore.ts'
import { arrangeConnectionFaults, connectionFaultNames } from './faults/connection-faults.ts'
import type { Fault } from './faults/fault.ts'
import { loadFaults } from './faults/load-faults.ts'
import { processFaults, writersLost } from './faults/process-faults.ts'
import { upgradeFaults } from './faults/upgrade-faults.ts'
import { placeOrdersDuring } from './orders-under-load.ts'
import type { SiteInContainers } from './site-in-containers.ts'
import { isHarmless, lineOf } from './verdict.ts'

/** The names of the faults that were tried, by what they did. */
export type Outcome = { harmless: string[]; harmful: string[] }

type IsWanted = (name: string) => boolean

/** Whether the site has to start with the former release. */
export function isUpgradeWanted(isWanted: IsWanted): boolean {
  return upgradeFaults.some(({ name }) => isWanted(name))
}

/** Upgrades the site from the former release, if that is wanted, while ten buyers order. */
export async function tryUpgrades(
  site: SiteInContainers,
  isWanted: IsWanted,
  outcome: Outcome,
): Promise<void> {
  if (isUpgradeWanted(isWanted)) await tryEach(site, upgradeFaults, outcome)
}

/** Lets each wanted fault but the upgrades happen while ten buyers order, and prints what it did. */
export async function tryFaults(
  site: SiteInContainers,
  isWanted: IsWanted,
  outcome: Outcome,
): Promise<void> {
  const wanted = (faults: readonly Fault[]) => faults.filter(({ name }) => isWanted(name))
  await tryEach(site, wanted([...processFaults, bucketFault, ...loadFaults]), outcome)
  if (connectionFaultNames.some(isWanted)) {
    const { faults, end } = await arrangeConnectionFaults(site)
    await tryEach(site, wanted(faults), outcome)
    await end()
  }
  if (isWanted(restore)) note(outcome, restore, await tryRestore(site))
  // Last, because the site has no replica afterwards.
  const { first, second } = writersLost
  if (!isWanted(first.name)) return
  await tryEach(site, [first], outcome)
  const rejoin = () => site.up()
  await step('replica', rejoin, () => 'the lost server follows the new writer')
  await tryEach(site, [second], outcome)
}

async function tryEach(
  site: SiteInContainers,
  faults: readonly Fault[],
  outcome: Outcome,
): Promise<void> {
  for (const fault of faults) note(outcome, fault.name, await tryFault(site, fault))
}

function note({ harmless, harmful }: Outcome, name: string, isHarmless: boolean): void {
  ;(isHarmless ? harmless : harmful).push(name)
}

const restore = 'everything lost, backup restored'

async function tryRestore(site: SiteInContainers): Promise<boolean> {
  const outcome = await step(
    'fault',
    () =>
      checkRestore(site).then(
        (line) => ({ line, isHarmless: true }),
        (error: unknown) => ({ line: `FAILED ${describeError(error)}`, isHarmless: false }),
      ),
    ({ line }) => `${restore.padEnd(40)} ${line}`,
  )
  return outcome.isHarmless
}

/** @returns whether orders, stock and files are whole, and the site went on as promised */
async function tryFault(site: SiteInContainers, fault: Fault): Promise<boolean> {
  const name = fault.name.padEnd(40)
  const logs = await site.followLogs(fault.name)
  const outcome = await step(
    'fault',
    () =>
      placeOrdersDuring(site, (onOutage) => fault.happen(site, onOutage)).then(
        (report) => ({ line: lineOf(report), isHarmless: isHarmless(fault, report) }),
        (error: unknown) => ({ line: describeError(error), isHarmless: false }),
      ),
    ({ line, isHarmless }) => `${name} ${isHarmless ? line : `FAILED ${line} (${logs.file})`}`,
  )
  await logs.end()
  return outcome.isHarmless
}
