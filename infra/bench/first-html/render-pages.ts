import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Composition } from '@store/contract/schemas/site/composition'
import { findScreen, renderPage } from '../../gateway/first-html/renderer/render-page.ts'
import { createRenderer } from '../../gateway/first-html/renderer/renderer.ts'
import { cpuMsOf, memoryOf } from '../load/process-usage.ts'

/** Other load on the machine must not end a run. */
const patience = { pageMs: 30_000, firstPageMs: 30_000, answerMs: 30_000 }

/** What rendering pages one after the other took. */
export interface RenderedRun {
  /** Pages a second of CPU time of the renderer. */
  perCoreSecond: number | undefined
  /** Its memory in MB after each tenth of the pages. */
  memory: number[]
}

/**
 * Renders pages as a gateway does that has none of them.
 * @param run the paths, of which each is rendered as often as the others
 */
export async function renderPages(
  { siteFolder, apiUrl }: { siteFolder: string; apiUrl: string },
  { paths, count }: { paths: readonly string[]; count: number },
): Promise<RenderedRun> {
  const composition: Composition = JSON.parse(
    await readFile(join(siteFolder, 'composition.json'), 'utf8'),
  )
  const renderer = createRenderer(patience)
  const render = async (pathname: string) => {
    const screen = findScreen(composition, { pathname, search: '' })
    if (screen === undefined) throw new Error(`${pathname} has no first HTML`)
    const page = { pathname, search: '', width: 'phone', composition, screen } as const
    const readSiteFile = (file: string) => readFile(join(siteFolder, file))
    const { answerMs } = patience
    await renderPage({ readFile: readSiteFile, apiUrl, answerMs, renderer }, page)
  }
  // Starts the code of each screen.
  for (const path of paths) await render(path)
  const before = await sumOver(renderer.pids(), cpuMsOf)
  const memory: number[] = []
  for (let done = 1; done <= count; done += 1) {
    await render(paths[done % paths.length] ?? '/')
    if (done % (count / 10) === 0) memory.push((await sumOver(renderer.pids(), memoryOf)) ?? 0)
  }
  const after = await sumOver(renderer.pids(), cpuMsOf)
  renderer.close()
  const cpuMs = before === undefined || after === undefined ? undefined : after - before
  return { perCoreSecond: cpuMs === undefined ? undefined : (1000 * count) / cpuMs, memory }
}

/** Sums a figure of processes; `undefined` where the system does not tell. */
async function sumOver(
  pids: readonly number[],
  read: (pid: number) => Promise<number | undefined>,
): Promise<number | undefined> {
  const figures = await Promise.all(pids.map(read))
  return figures.reduce(
    (sum, figure) => (sum === undefined || figure === undefined ? undefined : sum + figure),
    0,
  )
}
