import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../../../scripts/lib/run.mjs';
import { readConfig } from '../src/infrastructure/config.ts';
import { FORMULA, testApp } from './helpers.ts';
import { KUBERNETES } from './kubernetes.ts';
import { freePort, JSON_HEADERS, until } from './process.ts';

const UNIT = `${root}deploy/obrador.service`;
const ANALYSER = '/usr/bin/systemd-analyze';
const MAX_EXPOSURE = 2.5;

test('the systemd unit leaves the service next to nothing to harm', () => {
  const unit = readFileSync(UNIT, 'utf8');
  for (const line of [
    'DynamicUser=true',
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=\n',
    'SystemCallFilter=@system-service',
    'IPAddressDeny=any',
  ]) {
    expect(unit).toContain(`\n${line}`);
  }
  // The engine compiles to machine code: with this one it would not start.
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m);
  if (!existsSync(ANALYSER)) return;
  const { stdout } = spawnSync(ANALYSER, ['security', '--offline=true', '--no-pager', UNIT], { encoding: 'utf8' });
  const exposure = Number(/exposure level for obrador\.service: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThanOrEqual(MAX_EXPOSURE);
});

describe('the container file', () => {
  const text = readFileSync(`${root}deploy/Containerfile`, 'utf8');
  const [, last] = text.split(/^FROM .*$/m).filter((stage) => stage.includes('COPY'));
  const instructions = (name: string) =>
    [...last!.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest]) => rest!);
  const bases = new Set([...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base!));
  const does = (name: string, ...args: string[]) => spawnSync(name, args, { stdio: 'ignore' }).status === 0;
  /** One that runs, where what the image is made of is to be had. */
  const engine = ['podman', 'docker'].find(
    (name) => does(name, 'info') && [...bases].every((base) => does(name, 'pull', base)),
  );

  test('leaves out of the build what the machine of whoever builds it happens to hold', () => {
    const ignored = readFileSync(`${root}.dockerignore`, 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', '**/*.gen.ts']));
    expect(text).toMatch(/^COPY \. \.\nRUN npm run build && npm run sbom$/m);
  });

  test('makes an image that serves: built and started where there is an engine and what it starts from, else its last stage as it stands', async () => {
    const port = await freePort();
    if (engine !== undefined) {
      const run = (...args: string[]) => spawnSync(engine, args, { cwd: root, encoding: 'utf8' });
      // As the first lines of the file have it: without it podman drops the health check.
      const format = engine === 'podman' ? ['--format', 'docker'] : [];
      expect(run('build', ...format, '-f', 'deploy/Containerfile', '-t', 'obrador-test', '.').status).toBe(0);
      const image = run('image', 'inspect', 'obrador-test', '--format', '{{json .}}');
      expect(JSON.stringify(JSON.parse(image.stdout))).toMatch(/"healthcheck":\{"test":\["cmd"/i);
      const options = ['--rm', '--read-only', '--cap-drop=all', '-p', `127.0.0.1:${port}:3000`];
      const { stdout } = run('run', '-d', ...options, 'obrador-test');
      onTestFinished(() => {
        run('kill', stdout.trim());
      });
    } else {
      startAsWritten(port);
    }
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok);
    const calculates = async () => {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/balance`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: JSON.stringify(FORMULA),
      });
      // A busy machine that has only just started may ask to come back in a second.
      expect([200, 503]).toContain(status);
      return status === 200;
    };
    await until(calculates);
    expect((await fetch(`http://127.0.0.1:${port}/docs/api`)).status).toBe(200);
  });

  /** The folders it copies, its environment and its command, in a folder that holds nothing else. */
  function startAsWritten(port: number): void {
    const folder = mkdtempSync(join(tmpdir(), 'obrador-image-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const copy of instructions('COPY')) {
      const [, from, to] = /^--from=build \/obrador\/(\S+) (\S+)$/.exec(copy)!;
      // The pages and the web application may not have been built; the service must have been.
      if (existsSync(root + from) || from === 'packages/server/dist')
        cpSync(root + from, join(folder, to!), { recursive: true });
    }
    const env = Object.fromEntries(
      instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    );
    const settings = { ...env, HOST: '127.0.0.1', PORT: String(port) };
    const [command, ...args] = JSON.parse(instructions('CMD')[0]!) as string[];
    expect(command).toBe('node');
    const child = spawn(process.execPath, args, { cwd: folder, env: settings, stdio: 'ignore' });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
  }
});

describe('the folder for Kubernetes', () => {
  const folder = `${root}deploy/kubernetes/`;
  const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  const kustomization = parse(readFileSync(`${folder}kustomization.yaml`, 'utf8'));
  const objects = files.flatMap((file) =>
    parseAllDocuments(readFileSync(folder + file, 'utf8')).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    }),
  );
  const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
  const pods = ofKind('Deployment').map(({ spec }) => spec.template);
  const podOf = (labels: object) =>
    pods.find(({ metadata }) => JSON.stringify(metadata.labels) === JSON.stringify(labels));

  test('applies every file it holds, and nothing else', () => {
    expect([...kustomization.resources].sort()).toEqual(files.sort());
    expect(objects.map(({ kind }) => kind).sort()).toEqual([
      'Deployment',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Namespace',
      'NetworkPolicy',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'Service',
    ]);
  });

  test('writes fields that Kubernetes knows, with values it takes', () => {
    const fits = new Ajv2020({ allErrors: true }).compile(KUBERNETES);
    for (const one of objects) {
      fits(one);
      expect(fits.errors ?? [], `${one.kind} ${one.metadata.name}`).toEqual([]);
    }
    const [deployment] = ofKind('Deployment');
    const { selector: _, ...headless } = deployment.spec;
    for (const spec of [{ ...deployment.spec, replica: 2 }, { ...deployment.spec, replicas: '2' }, headless]) {
      expect(fits({ ...deployment, spec })).toBe(false);
    }
  });

  test('points to pods and ports that are there', () => {
    for (const { spec } of [...ofKind('Deployment'), ...ofKind('PodDisruptionBudget')]) {
      expect(podOf(spec.selector.matchLabels)).toBeDefined();
    }
    const portsOf = (labels: object) =>
      podOf(labels)?.spec.containers.flatMap(({ ports }: { ports: { name: string }[] }) =>
        ports.map(({ name }) => name),
      );
    for (const { spec } of ofKind('Service')) {
      for (const { targetPort } of spec.ports) expect(portsOf(spec.selector)).toContain(targetPort);
    }
    for (const { spec } of ofKind('NetworkPolicy')) {
      for (const { port } of spec.ingress[0].ports) expect(portsOf(spec.podSelector.matchLabels)).toContain(port);
    }
    const [{ spec: scaled }] = ofKind('HorizontalPodAutoscaler');
    expect(ofKind('Deployment').map(({ metadata }) => metadata.name)).toContain(scaled.scaleTargetRef.name);
  });

  test('leaves a pod nothing to harm', () => {
    for (const { spec } of pods) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });

  test('asks and sets what the service knows, and waits for it to stop', async () => {
    const { spec } = podOf({ app: 'obrador' });
    const [container] = spec.containers;
    const { startupProbe, readinessProbe, livenessProbe, ports } = container;
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
      expect((await testApp().inject(httpGet.path)).statusCode).toBe(200);
    }
    const env = Object.fromEntries(
      kustomization.configMapGenerator[0].literals.map((literal: string) => literal.split(/=(.*)/).slice(0, 2)),
    );
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
    expect(Object.keys(env).filter((name) => !read.has(name))).toEqual([]);
    const { port, metricsPort, lameDuckMs } = readConfig(env);
    expect(ports.map(({ containerPort }: { containerPort: number }) => containerPort)).toEqual([port, metricsPort]);
    expect(spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(2_000 + lameDuckMs + 10_000);
  });
});

test('the workflow runs the same script on every version of Node that is supported', () => {
  const workflow = readFileSync(`${root}.github/workflows/ci.yml`, 'utf8');
  expect(workflow).toContain('node: [20, 22, 24]');
  expect(workflow).toContain('- run: .ci/run\n');
});

test('the workflow tests a release exhaustively', () => {
  const { on, jobs } = parse(readFileSync(`${root}.github/workflows/ci.yml`, 'utf8'));
  expect(on.push.tags).toEqual(['v*']);
  expect(jobs.long.if).toBe("startsWith(github.ref, 'refs/tags/v')");
  expect(jobs.long.steps.at(-1)).toEqual({ run: 'npm run test:long' });
});

describe('/.well-known/security.txt', () => {
  test('says whom to tell, until when, where whoever runs the service has said so', async () => {
    const app = testApp({ securityContact: 'mailto:seguridad@obrador.example', baseUrl: 'https://obrador.example' });
    const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:seguridad@obrador.example',
      Canonical: 'https://obrador.example/.well-known/security.txt',
      'Preferred-Languages': 'es, en',
    });
    const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  test('is not there otherwise', async () => {
    expect((await testApp().inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});
