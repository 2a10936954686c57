import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { runCommand } from '../../processes/run-command.ts'

const source = path.join(import.meta.dirname, '..')
const tests = 'alerts.promtool.yaml'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'promtool-'))
  await copyFile(path.join(source, 'alerts.yaml'), path.join(folder, 'alerts.yaml'))
  await copyFile(path.join(source, 'checks', tests), path.join(folder, tests))
})

afterAll(async () => rm(folder, { recursive: true }))

async function promtool(verb: string, kind: string, file: string): Promise<string[]> {
  const args = [verb, kind, path.join(folder, file)]
  const { ok, output } = await runCommand({ file: process.env.TEST_PROMTOOL ?? '', args })
  return ok ? [] : output.split('\n')
}

it('promtool finds no fault in the alerts', async () => {
  expect(await promtool('check', 'rules', 'alerts.yaml')).toEqual([])
})

it.each(['prometheus-kubernetes.yaml', 'prometheus-compose.yaml'])(
  'promtool finds no fault in %s',
  async (file) => {
    const text = await readFile(path.join(source, file), 'utf8')
    // Debian builds Prometheus without the discovery of Kubernetes.
    const known = text.replace(/kubernetes_sd_configs: .*/g, 'static_configs: []')
    await writeFile(path.join(folder, file), known)
    expect(await promtool('check', 'config', file)).toEqual([])
  },
)

it('alerts fire when they should, and not before', async () => {
  expect(await promtool('test', 'rules', tests)).toEqual([])
})
