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
  startupProbe: Type.Optional(Probe),
  readinessProbe: Type.Optional(Probe),
  livenessProbe: Type.Optional(Probe),
  resources: Type.Object({
    requests: Type.Object({ cpu: Type.String(), memory: Type.String() }),
    limits: Type.Object({ memory: Type.String() }),
  }),
  volumeMounts: Type.Optional(Type.Array(Named)),
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
    }),
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
  kind: Type.String(),
  metadata: Type.Optional(Named),
  spec: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

type Manifest = Static<typeof ManifestSchema> & { file: string }
export type Pod = Static<typeof PodSchema>

const folder = path.join(import.meta.dirname, '..')

/** Every document of the manifests. */
export function manifests(): Manifest[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return parseAllDocuments(text).map((document) => ({
      ...parseAs(ManifestSchema, document.toJS(), file),
      file,
    }))
  })
}

/** The pod of a workload; `undefined` for other resources. @throws when it is not hardened */
export function podOf({ kind, spec = {}, file }: Manifest): Pod | undefined {
  const holder = kind === 'CronJob' ? at(at(spec.jobTemplate, 'spec'), 'template') : spec.template
  return holder === undefined ? undefined : parseAs(PodSchema, holder, `${kind} in ${file}`)
}

/** Reads a property of a value that may be an object. */
export function at(value: unknown, member: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(member)
}
