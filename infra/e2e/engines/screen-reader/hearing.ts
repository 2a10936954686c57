import { type AccessibilityEvent, isReference, type ObjectReference } from './accessibility-bus.ts'
import { type AccessibleReader, describe, tidy } from './accessible.ts'

/** Events that are read out. */
export const heardEvents = [
  'object:state-changed:focused',
  'object:state-changed:showing',
  'object:text-changed:insert',
  'object:children-changed:add',
] as const

/**
 * What a screen reader says of an event, as Orca does: what has got the focus, an alert that appears, what is put into a
 * live region that is known already, whole if the region is atomic. A region that comes together with its text is silent;
 * so is a busy one.
 * @returns undefined if nothing is said
 */
export async function wordsOf(
  event: AccessibilityEvent,
  reader: AccessibleReader,
): Promise<string | undefined> {
  const { source, kind, detail, value, data } = event
  const change = `${kind} ${detail.split('/')[0]}`
  if (change === 'StateChanged focused' && value === 1) return sayFocus(source, reader)
  if (change === 'StateChanged showing' && value === 1) return sayAlert(source, reader)
  if (change === 'TextChanged insert') {
    return sayLive(source, reader, tidy(String(data).replaceAll('\uFFFC', '')))
  }
  if (change === 'ChildrenChanged add' && isReference(data)) return sayAdded(source, data, reader)
  return undefined
}

/** Not of the window around the page, nor of the main part of a page whose heading is on its way. */
async function sayFocus(source: ObjectReference, reader: AccessibleReader) {
  const { tag } = await reader.attributesOf(source)
  if (tag === 'main' || !(await reader.isOnPage(source))) return undefined
  return `focus: ${describe(await reader.read(source))}`
}

async function sayAlert(source: ObjectReference, reader: AccessibleReader) {
  const { role } = await reader.read(source)
  if (role !== 'alert' && role !== 'notification') return undefined
  const text = await reader.textOf(source)
  return text && `alert: ${text}`
}

/** Text is inserted and reported on its own; what an alert gets lets it appear again. */
async function sayAdded(source: ObjectReference, added: ObjectReference, reader: AccessibleReader) {
  const isKnown = isLive(await reader.attributesOf(source))
  if (!isKnown || !(await reader.isElement(added))) return undefined
  return sayLive(added, reader, await reader.textOf(added))
}

async function sayLive(source: ObjectReference, reader: AccessibleReader, changed: string) {
  const attributes = await reader.attributesOf(source)
  if (!changed || !isLive(attributes) || attributes['container-busy'] === 'true') return undefined
  const text =
    attributes['container-atomic'] === 'true'
      ? await reader.textOf(await atomicRegionOf(source, reader))
      : changed
  const says = attributes['container-live'] === 'assertive' ? 'alert' : 'says'
  return text && `${says}: ${text}`
}

async function atomicRegionOf(object: ObjectReference, reader: AccessibleReader) {
  let region = object
  while ((await reader.attributesOf(region)).atomic !== 'true') {
    const parent = await reader.parentOf(region)
    if (!parent) return object
    region = parent
  }
  return region
}

const isLive = ({ 'container-live': live = 'off' }: Record<string, string>) => live !== 'off'
