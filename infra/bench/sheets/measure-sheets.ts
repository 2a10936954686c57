import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord } from '@store/contract/rules/is-record'
import type { Benchmark } from '../benchmark.ts'
import { verdict } from '../load/report.ts'
import { makeWorstWorkbook, worstRows } from './worst-workbook.ts'

/** How many times the processor time of unpacking the reader may take, and its peak memory in MB. */
const targets = { ratio: 16, memory: 190 }
const rounds = 3
/** As the threads of imports have. */
const heapMb = 384

interface Work {
  count: number
  cpuMs: number
  peakMb: number
}

async function run(path: string, work: 'read' | 'unpack'): Promise<Work> {
  const program = fileURLToPath(new URL('./read-sheet-process.ts', import.meta.url))
  const child = fork(program, [path, work], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMb}`],
  })
  const [message]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (!isRecord(message)) throw new Error('the workbook could not be read')
  return {
    count: Number(message.count),
    cpuMs: Number(message.cpuMs),
    peakMb: Number(message.peakMb),
  }
}

async function bestOf(path: string, work: 'read' | 'unpack'): Promise<Work> {
  const runs: Work[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await run(path, work))
  const [best] = runs.sort((one, other) => one.cpuMs - other.cpuMs)
  if (!best) throw new Error('there is no round')
  return { ...best, peakMb: Math.max(...runs.map(({ peakMb }) => peakMb)) }
}

/** Measures the reader of sheets on the worst workbook that is accepted, against unpacking it alone. */
export const sheets: Benchmark = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-sheets-'))
  try {
    const path = join(folder, 'worst.xlsx')
    const workbook = await makeWorstWorkbook()
    await writeFile(path, workbook)
    const unpacked = await bestOf(path, 'unpack')
    const read = await bestOf(path, 'read')
    if (read.count !== worstRows + 1) throw new Error(`the reader skipped rows: ${read.count}`)
    const ratio = read.cpuMs / unpacked.cpuMs
    return {
      lines: [
        `${'sheets'.padEnd(10)} ${worstRows} rows of ${(workbook.length / 2 ** 20).toFixed(1)} MB in ` +
          `${(read.cpuMs / 1000).toFixed(1)} s CPU, ${ratio.toFixed(1)} times unpacking` +
          verdict(targets.ratio, (most) => ratio <= most),
        `           ${Math.round(read.peakMb)} MB peak memory of the reader` +
          verdict(targets.memory, (most) => read.peakMb <= most),
      ],
      peakMemory: undefined,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
