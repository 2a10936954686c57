import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { ConfigSchema } from '../../api/src/config.ts'
import { GatewaySettingsSchema } from '../gateway/gateway-settings.ts'

interface Service {
  image: string
  build?: { target: string }
  environment?: Record<string, string>
  secrets?: string[]
  networks?: string[]
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

const settings: Record<string, string[]> = {
  api: Object.keys(ConfigSchema.properties),
  gateway: Object.keys(GatewaySettingsSchema.properties),
  nginx: [...read('nginx/nginx.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(
    ([, name = '']) => name,
  ),
  release: ['RELEASE_STORE'],
}

describe('the compose file', () => {
  it.each(services.filter(({ build }) => build))(
    'builds $name by a target of the Dockerfile, and tells it what it knows',
    ({ build, environment = {} }) => {
      const target = build?.target ?? ''
      expect(read('images/Dockerfile')).toMatch(new RegExp(`^FROM .+ AS ${target}$`, 'm'))
      expect(Object.keys(environment).filter((name) => !settings[target]?.includes(name))).toEqual(
        [],
      )
    },
  )

  it('gives nginx every setting that its image does not bring', () => {
    const brought = [...read('images/Dockerfile').matchAll(/(NGINX_[A-Z_]+)=/g)].map(
      ([, name]) => name,
    )
    const told = Object.keys(compose.services.nginx?.environment ?? {})
    expect([...new Set([...told, ...brought])].sort()).toEqual([...new Set(settings.nginx)].sort())
  })

  it('names only services, volumes and secrets that are there', () => {
    for (const { depends_on = {}, volumes = [], secrets = [] } of services) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name)
      for (const name of volumes) expect(compose.volumes).toHaveProperty(name.split(':')[0] ?? '')
      for (const name of secrets) expect(compose.secrets).toHaveProperty(name)
    }
  })

  it('lets nobody gain rights, and keeps every secret in a file of its own', () => {
    for (const { name, security_opt } of services) {
      expect({ name, security_opt }).toEqual({ name, security_opt: ['no-new-privileges:true'] })
    }
    const told = services.flatMap(({ environment = {} }) => Object.entries(environment))
    const open = told.filter(([name]) => /(SECRET|PASSWORD|DATABASE_URL)(?!.*_FILE)/.test(name))
    expect(open).toEqual([])
  })

  it('takes images of others by a fixed version', () => {
    const foreign = services.filter(({ build }) => !build).map(({ image }) => image)
    expect(foreign.filter((image) => !/:(?!latest)\S+$/.test(image))).toEqual([])
  })
})
