// nginx and Caddy as deploy/ configures them, on free ports, with certificates of their own. Where a machine has neither,
// the tests that want them are skipped.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { root } from '../start-server.ts';

export type ProxyName = 'nginx' | 'caddy';
export const installed = (name: ProxyName | 'openssl') =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined;

interface Ports {
  site: number;
  http: number;
  https: number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const example = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

/** Only what belongs to another machine is replaced: ports, certificates, the site's address. */
function nginxFiles(directory: string, { site, http, https }: Ports): string[] {
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=www.pinkstone.example';
  execFileSync('openssl', ['req', ...kind.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const config = example('nginx.conf')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key);
  writeFileSync(
    join(directory, 'nginx.conf'),
    `daemon off; pid ${directory}/pid; error_log ${directory}/errors; events {} http { client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; ${config} }`,
  );
  return ['-p', directory, '-e', join(directory, 'errors'), '-c', join(directory, 'nginx.conf')];
}

function caddyFiles(directory: string, { site, http, https }: Ports): string[] {
  const config = example('Caddyfile')
    .replace(
      /^\{$/m,
      `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}`,
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`);
  writeFileSync(join(directory, 'Caddyfile'), config);
  return ['run', '--config', join(directory, 'Caddyfile'), '--adapter', 'caddyfile'];
}

export async function startProxy(name: ProxyName, site: number) {
  const directory = mkdtempSync(join(tmpdir(), `pinkstone-${name}-`));
  const ports = { site, http: await freePort(), https: await freePort() };
  const args = (name === 'nginx' ? nginxFiles : caddyFiles)(directory, ports);
  const child = spawn(name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  // Ready is who can show a certificate: Caddy makes its own after it listens.
  for (let up = false; !up; ) {
    if (child.exitCode !== null) throw new Error(complaints);
    up = await new Promise<boolean>((resolve) => {
      const servername = 'www.pinkstone.example';
      const socket = connect({ host: '127.0.0.1', port: ports.https, servername, rejectUnauthorized: false }, () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => setTimeout(resolve, 50, false));
    });
  }
  return {
    ...ports,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
