import { expect, test } from 'vitest';
import { callerKey, namesAddress, rangeOf } from './address.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, key) => {
  expect(callerKey(ip)).toBe(key);
});

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.9.9.9', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['10.1.2.3', 'uniquelocal'],
  ['172.17.0.1', 'uniquelocal'],
  ['192.168.0.5', 'uniquelocal'],
  ['::ffff:192.168.0.5', 'uniquelocal'],
  ['fd00::5', 'uniquelocal'],
  ['169.254.1.1', 'linklocal'],
  ['fe80::1%eth0', 'linklocal'],
  ['203.0.113.7', null],
  ['2001:db8::1', null],
  ['', null],
])('%s is %s', (ip, range) => {
  expect(rangeOf(ip)).toBe(range);
});

test.each([
  [['loopback'], '127.0.0.1', true],
  [['10.0.0.0/8', '::1'], '::1', true],
  [['10.0.0.0/8', '::1'], '10.9.9.9', true],
  [['10.0.0.5'], '10.0.0.5', true],
  [['10.0.0.5'], '10.0.0.6', false],
  [['uniquelocal'], '127.0.0.1', false],
  [[], '127.0.0.1', false],
])('%j names %s: %s', (networks, ip, named) => {
  expect(namesAddress(networks)(ip)).toBe(named);
});
