/** What `npm start` serves while somebody builds beside it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type StaticServer, serve } from '../../scripts/static-server.ts';

describe('the server of the site', () => {
  let folder: string;
  let server: StaticServer;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pip-served-'));
    server = await serve({ folders: { '/': folder }, gzip: true });
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const text = async () => {
    const answer = await fetch(`${server.origin}/pip.js`);
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    return answer.text();
  };

  it('serves a file as it is now, built anew or not', async () => {
    writeFileSync(join(folder, 'pip.js'), 'first');
    assert.equal(await text(), 'first');
    assert.equal(await text(), 'first');
    writeFileSync(join(folder, 'pip.js'), 'a later build');
    assert.equal(await text(), 'a later build');
  });
});
