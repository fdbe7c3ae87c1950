import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnTo } from './return-to.ts';

test('a page of the desk is returned to, with what it asked for', () => {
  for (const page of ['/desk/today', '/desk/queue?view=mine&state=new', '/desk/e/PS-7K3M9-QF2HW', '/desk/people'])
    assert.equal(returnTo(page), page);
});

test('nothing else is, however it is written', () => {
  const elsewhere = [
    'https://evil.example/desk/today',
    '//evil.example/desk/today',
    '/\\evil.example/desk',
    '/desk\\..\\..\\evil',
    '/desk/../status/x',
    '/desk/%2e%2e/status/x',
    '/desk/..//evil.example',
    '/desk//evil.example',
    '/\t/evil.example/desk',
    '/desk/\n/evil.example',
    'javascript:alert(1)//desk',
    '/desk@evil.example',
    '/deskevil.example',
    '/desk.evil.example/',
    '/desk/sign-in?to=/desk/sign-in',
    '/desk/sign-out',
    '/desk/invite/abc',
    '/about',
    '',
    null,
    undefined,
    `/desk/${'a'.repeat(2000)}`,
  ];
  for (const one of elsewhere) {
    const to = returnTo(one);
    const lands = new URL(to, 'https://www.pinkstone.example');
    assert.equal(lands.origin, 'https://www.pinkstone.example', String(one));
    assert.match(lands.pathname, /^\/desk\//, String(one));
    assert.doesNotMatch(lands.pathname, /sign|invite|\/\//, String(one));
  }
});
