import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { runCommand } from '../../processes/run-command.ts'

const source = path.join(import.meta.dirname, '..')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'promtool-'))
  await copyFile(path.join(source, 'alerts.yaml'), path.join(folder, 'alerts.yaml'))
})

afterAll(async () => rm(folder, { recursive: true }))

async function check(kind: string, file: string): Promise<string[]> {
  const args = ['check', kind, path.join(folder, file)]
  const { ok, output } = await runCommand({ file: process.env.TEST_PROMTOOL ?? '', args })
  return ok ? [] : output.split('\n')
}

it('promtool finds no fault in the alerts', async () => {
  expect(await check('rules', 'alerts.yaml')).toEqual([])
})

it.each(['prometheus-kubernetes.yaml', 'prometheus-compose.yaml'])(
  'promtool finds no fault in %s',
  async (file) => {
    const text = await readFile(path.join(source, file), 'utf8')
    // Debian builds Prometheus without the discovery of Kubernetes.
    const known = text.replace(/kubernetes_sd_configs: .*/, 'static_configs: []')
    await writeFile(path.join(folder, file), known)
    expect(await check('config', file)).toEqual([])
  },
)
