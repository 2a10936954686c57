import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Static, Type } from 'typebox'
import { parseAllDocuments } from 'yaml'
import { parseAs } from '../../releases/release.ts'

const KeyOf = Type.Object({ name: Type.String(), key: Type.String() })
const Named = Type.Object({ name: Type.String() })
const Probe = Type.Object({
  httpGet: Type.Optional(Type.Object({ path: Type.String(), port: Type.String() })),
})
const Seconds = Type.Integer({ minimum: 1 })

const ContainerSchema = Type.Object({
  name: Type.String(),
  image: Type.String(),
  env: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.Optional(Type.String()),
        valueFrom: Type.Optional(
          Type.Object({
            secretKeyRef: Type.Optional(KeyOf),
            configMapKeyRef: Type.Optional(KeyOf),
          }),
        ),
      }),
    ),
  ),
  envFrom: Type.Optional(Type.Array(Type.Object({ secretRef: Named }))),
  ports: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), containerPort: Type.Integer() })),
  ),
  lifecycle: Type.Optional(
    Type.Object({ preStop: Type.Object({ sleep: Type.Object({ seconds: Seconds }) }) }),
  ),
  startupProbe: Type.Optional(Probe),
  readinessProbe: Type.Optional(Probe),
  livenessProbe: Type.Optional(Probe),
  resources: Type.Object({
    requests: Type.Object({ cpu: Type.String(), memory: Type.String() }),
    limits: Type.Object({ memory: Type.String() }),
  }),
  command: Type.Optional(Type.Array(Type.String())),
  args: Type.Optional(Type.Array(Type.String())),
  volumeMounts: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), subPath: Type.Optional(Type.String()) })),
  ),
  securityContext: Type.Object({
    allowPrivilegeEscalation: Type.Literal(false),
    readOnlyRootFilesystem: Type.Literal(true),
    capabilities: Type.Object({ drop: Type.Array(Type.Literal('ALL')) }),
  }),
})

const PodSchema = Type.Object({
  metadata: Type.Object({ labels: Type.Object({ app: Type.String() }) }),
  spec: Type.Object({
    automountServiceAccountToken: Type.Literal(false),
    securityContext: Type.Object({
      runAsNonRoot: Type.Literal(true),
      runAsUser: Type.Integer({ minimum: 1 }),
      seccompProfile: Type.Object({ type: Type.Literal('RuntimeDefault') }),
      fsGroup: Type.Optional(Type.Integer()),
      fsGroupChangePolicy: Type.Optional(Type.Literal('OnRootMismatch')),
    }),
    serviceAccountName: Type.Optional(Type.String()),
    terminationGracePeriodSeconds: Type.Optional(Seconds),
    containers: Type.Array(ContainerSchema, { minItems: 1 }),
    volumes: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String(),
          persistentVolumeClaim: Type.Optional(Type.Object({ claimName: Type.String() })),
        }),
      ),
    ),
  }),
})

const ManifestSchema = Type.Object({
  apiVersion: Type.String(),
  kind: Type.String(),
  metadata: Type.Optional(Named),
  resources: Type.Optional(Type.Array(Type.String())),
  spec: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

type Manifest = Static<typeof ManifestSchema>
export type Pod = Static<typeof PodSchema>

const folder = path.join(import.meta.dirname, '..')

/** Files of manifests, relative to `infra/kubernetes`. */
export function manifestFiles(): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.yaml')).sort()
}

/** Every document of a file or of the output of kustomize. */
export function parseManifests(text: string, origin: string): Manifest[] {
  return parseAllDocuments(text).map((document) => parseAs(ManifestSchema, document.toJS(), origin))
}

/** The documents of a file relative to `infra/kubernetes`. */
export function readManifests(file: string): Manifest[] {
  return parseManifests(readFileSync(path.join(folder, file), 'utf8'), file)
}

/** Every object of the base and of the components; kustomizations are none. */
export function apiObjects(): Manifest[] {
  return manifestFiles()
    .filter((file) => path.basename(file) !== 'kustomization.yaml')
    .flatMap(readManifests)
}

/** The pod of a workload; `undefined` for other resources. @throws when it is not hardened */
export function podOf({ kind, metadata, spec = {} }: Manifest): Pod | undefined {
  const holder = kind === 'CronJob' ? at(at(spec.jobTemplate, 'spec'), 'template') : spec.template
  return holder === undefined ? undefined : parseAs(PodSchema, holder, `${kind} ${metadata?.name}`)
}

/** Reads a property of a value that may be an object. */
export function at(value: unknown, member: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(member)
}
