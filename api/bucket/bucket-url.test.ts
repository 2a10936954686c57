import { describe, expect, it } from '@jest/globals'
import { parseBucketUrl } from './bucket-url.ts'

describe('the URL of a bucket', () => {
  it.each([
    ['https://s3.ap-south-1.amazonaws.com/store', 'ap-south-1', ''],
    ['https://s3.dualstack.ap-south-1.amazonaws.com/store/', 'ap-south-1', ''],
    ['https://s3.amazonaws.com/store/my%20shop', 'us-east-1', 'my shop/'],
    ['http://127.0.0.1:9000/store/a/b', 'us-east-1', 'a/b/'],
  ])('may have the bucket in its path: %s', (url, region, prefix) => {
    const endpoint = new URL(url).origin
    const location = { endpoint, bucket: 'store', isInHost: false, region, prefix }
    expect(parseBucketUrl(url)).toEqual(location)
    expect(parseBucketUrl(url, 'eu-west-1')).toEqual({ ...location, region: 'eu-west-1' })
  })

  it.each([
    ['https://store.s3.eu-west-1.amazonaws.com/shop', 's3.eu-west-1.amazonaws.com', 'shop/'],
    ['https://store.objects.example:8443', 'objects.example:8443', ''],
  ])('may have it in its host: %s', (url, host, prefix) => {
    expect(parseBucketUrl(url)).toMatchObject({
      endpoint: `https://${host}`,
      bucket: 'store',
      isInHost: true,
      prefix,
    })
  })

  it.each(['http://127.0.0.1:9000', 'http://localhost:9000/'])('has one: not %s', (url) => {
    expect(() => parseBucketUrl(url)).toThrow(`${url} names no bucket`)
  })
})
