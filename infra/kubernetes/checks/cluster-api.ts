import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { type Static, Type } from 'typebox'
import { parseAs } from '../../releases/release.ts'

const JobSchema = Type.Object({
  metadata: Type.Object({ name: Type.String(), namespace: Type.String() }),
  spec: Type.Object({
    template: Type.Object({
      spec: Type.Object({
        containers: Type.Array(
          Type.Object({
            image: Type.String(),
            args: Type.Array(Type.String()),
            env: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
          }),
        ),
      }),
    }),
  }),
})

type Job = Static<typeof JobSchema>

/** The few parts of a cluster's API that `run-release.sh` uses. */
export interface ClusterApi {
  url: string
  /** Jobs that were created; each ends at once, with one line of output. */
  jobs: Job[]
  close: () => void
}

const jobKind = { group: 'batch', version: 'v1', kind: 'Job' }

/** Tells kubectl that the server checks fields. */
const openApi = {
  openapi: '3.0.0',
  info: { title: 'batch', version: '1' },
  paths: {
    '/apis/batch/v1/namespaces/{namespace}/jobs/{name}': {
      patch: {
        'x-kubernetes-group-version-kind': jobKind,
        parameters: [{ name: 'fieldValidation', in: 'query' }],
        responses: {},
      },
    },
  },
}

const resource = (kind: string) => ({
  ...{ name: `${kind.toLowerCase()}s`, singularName: kind.toLowerCase() },
  ...{ kind, namespaced: true, verbs: ['get', 'list', 'create', 'watch'] },
})
const batch = { groupVersion: 'batch/v1', version: 'v1' }
const pod = {
  metadata: { name: 'release-pod', namespace: 'store' },
  spec: { containers: [{ name: 'release' }] },
  status: { phase: 'Succeeded' },
}

/** Starts it on loopback. @param cronJob the one of the manifests */
export async function startClusterApi(cronJob: object): Promise<ClusterApi> {
  const jobs: Job[] = []
  const stored = () => ({
    ...jobs[0],
    ...{ apiVersion: 'batch/v1', kind: 'Job' },
    spec: { ...jobs[0]?.spec, selector: { matchLabels: { 'job-name': 'release' } } },
    status: { succeeded: 1, conditions: [{ type: 'Complete', status: 'True' }] },
  })
  const answers: Record<string, () => object> = {
    '/api': () => ({ kind: 'APIVersions', versions: ['v1'] }),
    '/apis': () => ({
      ...{ kind: 'APIGroupList', apiVersion: 'v1' },
      groups: [{ name: 'batch', versions: [batch], preferredVersion: batch }],
    }),
    '/api/v1': () => ({
      kind: 'APIResourceList',
      groupVersion: 'v1',
      resources: [resource('Pod')],
    }),
    '/apis/batch/v1': () => ({
      ...{ kind: 'APIResourceList', groupVersion: 'batch/v1' },
      resources: [resource('CronJob'), resource('Job')],
    }),
    '/openapi/v3': () => ({
      paths: { 'apis/batch/v1': { serverRelativeURL: '/openapi/v3/apis/batch/v1' } },
    }),
    '/openapi/v3/apis/batch/v1': () => openApi,
    '/apis/batch/v1/namespaces/store/cronjobs/release': () => cronJob,
    '/apis/batch/v1/namespaces/store/jobs': () => ({
      ...{ kind: 'JobList', apiVersion: 'batch/v1', metadata: {}, items: [stored()] },
    }),
    '/api/v1/namespaces/store/pods': () => ({
      ...{ kind: 'PodList', apiVersion: 'v1', metadata: {}, items: [pod] },
    }),
    '/api/v1/namespaces/store/pods/release-pod': () => ({ kind: 'Pod', apiVersion: 'v1', ...pod }),
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', 'http://cluster')
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.method === 'POST') {
      jobs.push(parseAs(JobSchema, await json(request), 'the job'))
      return send(201, stored())
    }
    if (pathname.endsWith('/log')) return response.end('mf-shop@1.4.2 goes to all browsers\n')
    const isJob = pathname === `/apis/batch/v1/namespaces/store/jobs/${jobs[0]?.metadata.name}`
    const read = isJob ? stored : answers[pathname]
    if (read) return send(200, read())
    return send(404, { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: 404 })
  }
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const port = typeof address === 'object' ? address?.port : ''
  return { url: `http://127.0.0.1:${port}`, jobs, close }
}
