import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { stringify } from 'yaml'
import { runCommand } from '../../processes/run-command.ts'
import { findTypeErrors } from './api-types.ts'
import { startClusterApi } from './cluster-api.ts'
import { apiObjects, at, parseManifests, podOf } from './manifests.ts'

const kubectl = process.env.TEST_KUBECTL ?? ''
const folder = path.join(import.meta.dirname, '..')

async function render(name: string) {
  const args = ['kustomize', path.join(folder, name)]
  const { ok, output } = await runCommand({ file: kubectl, args })
  if (!ok) throw new Error(output)
  return parseManifests(output, name)
}

describe('what kustomize makes', () => {
  it.each(['base', 'example'])('of %s fits the API and is hardened', async (name) => {
    const objects = await render(name)
    expect(await findTypeErrors(objects)).toEqual([])
    const apps = objects.flatMap((object) => podOf(object)?.metadata.labels.app ?? [])
    expect(apps).toContain('api')
    const inNamespace = objects.filter(({ kind }) => kind !== 'Namespace')
    expect(inNamespace.filter(({ metadata }) => at(metadata, 'namespace') !== 'store')).toEqual([])
  })

  it('of the example has its images, its name of the migrations, and no shared disk for files', async () => {
    const objects = await render('example')
    const names = objects.map(({ kind, metadata }) => `${kind} ${metadata?.name}`)
    expect(names).toEqual(
      expect.arrayContaining(['Job migrate-1.4.0', 'StatefulSet bucket', 'StatefulSet database']),
    )
    expect(names).not.toContain('PersistentVolumeClaim uploads')
    const pods = objects.flatMap((object) => podOf(object) ?? [])
    const api = pods.find(({ metadata }) => metadata.labels.app === 'api')
    const [container] = api?.spec.containers ?? []
    expect(container?.image).toBe('registry.example/store/api:1.4.0')
    expect(container?.env?.map(({ name }) => name)).toContain('FILES_BUCKET_URL')
    expect(
      api?.spec.volumes?.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim ?? []),
    ).toEqual([])
  })
})

it('run-release.sh runs a command in the image and with the settings that are deployed', async () => {
  const cronJob = apiObjects().find(({ kind }) => kind === 'CronJob') ?? {}
  const api = await startClusterApi(cronJob)
  const home = await mkdtemp(path.join(tmpdir(), 'kubectl-'))
  const config = {
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'test' },
    clusters: [{ name: 'test', cluster: { server: api.url } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
    users: [{ name: 'test', user: {} }],
  }
  await writeFile(path.join(home, 'config'), stringify(config))
  await symlink(kubectl, path.join(home, 'kubectl'))
  try {
    const { ok, output } = await runCommand({
      file: 'sh',
      args: [
        path.join(folder, 'run-release.sh'),
        ...['promote', 'mf-shop', '1.4.2', '--reason', 'new "pictures"'],
      ],
      env: {
        ...process.env,
        ...{ HOME: home, KUBECONFIG: path.join(home, 'config'), RELEASE_ACTOR: 'asha' },
        PATH: `${home}:${process.env.PATH}`,
      },
    })
    expect(output).toContain('mf-shop@1.4.2 goes to all browsers')
    expect(ok).toBe(true)
    expect(api.jobs).toHaveLength(1)
    const [job] = api.jobs
    expect(job?.metadata.name).toMatch(/^release-\d{8}-\d{6}$/)
    expect(job?.spec.template.spec.containers).toEqual([
      expect.objectContaining({
        image: 'store/release:1.0.0',
        args: ['promote', 'mf-shop', '1.4.2', '--reason', 'new "pictures"'],
        env: [
          { name: 'RELEASE_STORE', value: '/site' },
          { name: 'RELEASE_ACTOR', value: 'asha' },
        ],
      }),
    ])
  } finally {
    api.close()
    await rm(home, { recursive: true })
  }
})
