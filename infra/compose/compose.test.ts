import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { dockerfile, imageSettings } from '../images/testing/image-settings.ts'

interface Service {
  image: string
  environment?: Record<string, string>
  env_file?: { path: string; required: boolean }[]
  secrets?: string[]
  networks?: string[]
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, unknown>
  cap_drop?: string[]
  security_opt?: string[]
}

interface Compose {
  services: Record<string, Service>
  secrets: Record<string, unknown>
  volumes: Record<string, unknown>
}

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
const compose: Compose = parse(read('compose/compose.yaml'), { merge: true })
const services = Object.entries(compose.services).map(([name, service]) => ({ name, ...service }))

/** The Dockerfile's target of an image of ours. */
const targetOf = (image: string) =>
  /^store\/([a-z]+):\$\{(?:STORE_TAG:-latest|DATABASE_TAG:-\$\{STORE_TAG:-latest\})\}$/.exec(
    image,
  )?.[1]

/** Name of a volume, also where a setting may replace it by a folder of the machine. */
const volumeOf = (mount: string) => /^(?:\$\{\w+:-)?([\w-]+)/.exec(mount)?.[1] ?? ''

const filesOf = ({ env_file = [] }: Partial<Service>) => env_file.map(({ path: file }) => file)

describe('the compose file', () => {
  it.each(services.filter(({ image }) => image.startsWith('store/')))(
    'runs $name from a target of the Dockerfile, with known settings',
    ({ image, environment = {} }) => {
      const target = targetOf(image) ?? ''
      expect(dockerfile).toMatch(new RegExp(`^FROM .+ AS ${target}$`, 'm'))
      const known = imageSettings[target] ?? []
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
    },
  )

  it('gives nginx every setting that its image does not set', () => {
    const brought = [...dockerfile.matchAll(/(NGINX_[A-Z_]+)=\//g)].map(([, name]) => name)
    const given = Object.keys(compose.services.nginx?.environment ?? {})
    expect([...new Set([...given, ...brought])].sort()).toEqual(
      [...new Set(imageSettings.nginx)].sort(),
    )
  })

  it('shares only the platform token between the platform page and the API', () => {
    const { api = {}, platform = {} } = compose.services
    expect(filesOf(platform).filter((file) => filesOf(api).includes(file))).toEqual([
      './secrets/platform-token.env',
    ])
  })

  it('exposes the platform page to this machine only', () => {
    const { ports, environment } = compose.services.platform ?? {}
    const port = environment?.PLATFORM_PORT
    expect(ports).toEqual([`127.0.0.1:\${PLATFORM_PORT:-${port}}:${port}`])
  })

  it('needs only the secrets that its script creates', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'compose-'))
    await copyFile(
      path.join(import.meta.dirname, 'create-secrets.sh'),
      path.join(folder, 'create.sh'),
    )
    const create = () => promisify(execFile)('sh', [path.join(folder, 'create.sh')])
    await create()
    const secrets = path.join(folder, 'secrets')
    const made = readdirSync(secrets).sort()
    const files = services.flatMap(filesOf).map((file) => path.basename(file))
    expect(made).toEqual([...new Set([...files, ...Object.keys(compose.secrets)])].sort())
    const before = readFileSync(path.join(secrets, 'api.env'), 'utf8')
    expect(before).toMatch(/^DATABASE_URL=mysql:\/\/store:[0-9a-f]{48}@database:3306\/store$/m)
    await create()
    expect(readFileSync(path.join(secrets, 'api.env'), 'utf8')).toBe(before)
    await rm(folder, { recursive: true })
  })

  it('refers only to services, volumes and secrets that exist', () => {
    for (const { depends_on = {}, volumes = [], secrets = [] } of services) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name)
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volumeOf(volume))
      for (const name of secrets) expect(compose.secrets).toHaveProperty(name)
    }
  })

  it('prevents privilege escalation, and keeps every secret in a file', () => {
    for (const { name, security_opt } of services) {
      expect({ name, security_opt }).toEqual({ name, security_opt: ['no-new-privileges:true'] })
    }
    const given = services.flatMap(({ environment = {} }) => Object.entries(environment))
    const open = given.filter(([name]) =>
      /(SECRET|TOKEN|PASSWORD|DATABASE_URL)(?!.*_FILE)/.test(name),
    )
    expect(open).toEqual([])
  })

  it('uses third-party images with fixed versions', () => {
    const foreign = services.map(({ image }) => image).filter((image) => !targetOf(image))
    expect(foreign.filter((image) => !/:(?!latest)[\w.-]+\}?$/.test(image))).toEqual([])
  })
})
