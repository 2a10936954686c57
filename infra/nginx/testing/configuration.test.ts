import { expect, it } from '@jest/globals'
import { nginxConfiguration } from './configuration.ts'

it('needs every setting that the template contains', async () => {
  const nothing: Parameters<typeof nginxConfiguration>[0] = Object.create(null)
  await expect(nginxConfiguration(nothing)).rejects.toThrow('needs NGINX_MODULES')
})
