import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { answersProbe, dockerfile, imageSettings } from '../images/testing/image-settings.ts'

interface Service {
  image: string
  build?: { target: string }
  environment?: Record<string, string>
  env_file?: { path: string; required: boolean }[]
  healthcheck?: { test: string[] }
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

const filesOf = ({ env_file = [] }: Partial<Service>) => env_file.map(({ path: file }) => file)

describe('the compose file', () => {
  it.each(services.filter(({ build }) => build))(
    'builds $name from a target of the Dockerfile, with known settings',
    ({ build, environment = {} }) => {
      const target = build?.target ?? ''
      expect(dockerfile).toMatch(new RegExp(`^FROM .+ AS ${target}$`, 'm'))
      const known = imageSettings[target] ?? []
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
    },
  )

  it('gives nginx every setting that its image does not set', () => {
    const brought = [...dockerfile.matchAll(/(NGINX_[A-Z_]+)=/g)].map(([, name]) => name)
    const given = Object.keys(compose.services.nginx?.environment ?? {})
    expect([...new Set([...given, ...brought])].sort()).toEqual(
      [...new Set(imageSettings.nginx)].sort(),
    )
  })

  it('uses health checks at paths that exist', () => {
    const asked = services.flatMap(({ healthcheck }) => healthcheck?.test ?? [])
    expect(asked.filter((word) => typeof word !== 'string')).toEqual([])
    for (const { build, healthcheck } of services) {
      if (!build || !healthcheck) continue
      const [, address = ''] = /127\.0\.0\.1:\d+(\/[^']+)/.exec(healthcheck.test.join(' ')) ?? []
      expect(answersProbe(build.target, address)).toBe(true)
    }
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
    expect(ports).toEqual([`127.0.0.1:${port}:${port}`])
  })

  it('needs only the secrets that the README creates', () => {
    const made = [...read('compose/README.md').matchAll(/> ([a-z-]+\.env)(?: <<END)?$/gm)]
    const needed = new Set(services.flatMap(filesOf))
    expect(made.map(([, file]) => `./secrets/${file}`).sort()).toEqual([...needed].sort())
  })

  it('refers only to services, volumes and secrets that exist', () => {
    for (const { depends_on = {}, volumes = [], secrets = [] } of services) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name)
      for (const name of volumes) expect(compose.volumes).toHaveProperty(name.split(':')[0] ?? '')
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
    const foreign = services.filter(({ build }) => !build).map(({ image }) => image)
    expect(foreign.filter((image) => !/:(?!latest)\S+$/.test(image))).toEqual([])
  })
})
