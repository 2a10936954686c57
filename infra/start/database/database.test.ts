import { describe, expect, it } from '@jest/globals'
import { isRecentEnough, readVersion } from './engine/engine.ts'
import { accountsSql } from './server/accounts-sql.ts'
import { findAccount } from './server/server-account.ts'
import { socketPathIn } from './server/socket-path.ts'

describe('the version of a database server', () => {
  it.each([
    [
      '/usr/sbin/mariadbd  Ver 10.11.19-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64 (Debian 12)',
      { kind: 'mariadb', version: '10.11.19' },
    ],
    ['/usr/sbin/mysqld  Ver 9.7.4 for Linux on x86_64', { kind: 'mysql', version: '9.7.4' }],
    ['mysqld  Ver 5.7.44-log for Linux', { kind: 'mysql', version: '5.7.44' }],
  ] as const)('is read from its output: %s', (output, engine) => {
    expect(readVersion(output)).toEqual(engine)
  })

  it.each([
    ['mariadb', '10.11.0', true],
    ['mariadb', '11.4.2', true],
    ['mariadb', '10.6.18', false],
    ['mysql', '8.0.36', true],
    ['mysql', '5.7.44', false],
  ] as const)('of %s %s is recent enough: %s', (kind, version, usable) => {
    expect(isRecentEnough({ kind, version })).toBe(usable)
  })
})

describe('the socket of a private server', () => {
  it('is in its own folder', () => {
    expect(socketPathIn('/srv/store/.data/mysql')).toBe('/srv/store/.data/mysql/s.sock')
  })

  it('is in the temporary folder if the path of the project is too long', () => {
    const deep = `/home/somebody/${'a-long-folder-name/'.repeat(6)}store/.data/mysql`
    const socket = socketPathIn(deep)
    expect(Buffer.byteLength(socket)).toBeLessThan(104)
    expect(socket).toBe(socketPathIn(deep))
    expect(socket).not.toBe(socketPathIn(`${deep}2`))
  })

  it('has a length limit in bytes, not characters', () => {
    expect(Buffer.byteLength(socketPathIn(`/home/${'ä'.repeat(50)}`))).toBeLessThan(104)
  })
})

describe('the account of a server that root starts', () => {
  const passwd =
    'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\nmysql:x:101:102::/:\n'

  it('is the first of the given names that exists on the machine', () => {
    expect(findAccount(passwd, ['mysql', 'nobody'])).toEqual({ uid: 101, gid: 102 })
    expect(findAccount(passwd, ['mariadb', 'nobody'])).toEqual({ uid: 65534, gid: 65533 })
    expect(findAccount(passwd, ['mariadb'])).toBeUndefined()
  })
})

describe('the accounts of a private server', () => {
  const login = { user: 'store', password: 'p', database: 'store', everySchema: false }

  it("consist of one user with access to the site's schema only", () => {
    const sql = accountsSql('mysql', login, 'r')
    expect(sql).toContain("GRANT ALL PRIVILEGES ON `store`.* TO 'store'@'localhost';")
    expect(sql).toContain("ALTER USER 'root'@'localhost' IDENTIFIED BY 'r';")
  })

  it('do not include the accounts without a password that MariaDB creates', () => {
    expect(accountsSql('mariadb', login, 'r')).toMatch(/^DELETE FROM mysql\.global_priv/)
  })

  it('can create schemas in tests only', () => {
    expect(accountsSql('mysql', { ...login, everySchema: true }, 'r')).toContain('ON *.* TO')
  })
})
