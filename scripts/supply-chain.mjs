/**
 * Describes the packages of a release: writes its software bill of materials (CycloneDX) to a new file, and asks the
 * registry for their known vulnerabilities. `npm run supply-chain -- FILE`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/run.mjs';

/**
 * The answer of `npm audit --json`: the number of vulnerabilities of each severity, or null where the registry has no
 * audit.
 */
export function readAudit(text) {
  try {
    return JSON.parse(text).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

/** The sentence for a person, and the exit code: 65 where there is a vulnerability, 69 without an audit. */
export function judge(holes) {
  if (holes === null) {
    const why = 'the registry of this network answers no audit, as many mirrors do not';
    return { code: 69, said: `No audit: ${why}. Run \`npm audit --omit=dev\` where one does, before you release.` };
  }
  if (holes.total === 0) return { code: 0, said: 'Audit: no known hole in what the product ships.' };
  return { code: 65, said: `Audit: ${holes.total} known. \`npm audit --omit=dev\` names them.` };
}

/**
 * Checks whether a package ships, and is not only for building, testing or measuring: by the lock file for others'
 * packages, by the folder for ours.
 */
const isShipped = ([place, { dev, link }]) => !dev && !link && !/^(?:bench|e2e|$)/.test(place);

/** The name of a package in the bill of materials. */
const nameOf = ([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`;

/**
 * The bill of materials of a checkout, from its lock file: packages that ship. npm itself would leave out, with
 * `--omit=dev`, a package that one workspace ships and another uses only for tests.
 */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = new Set(Object.entries(packages).filter(isShipped).map(nameOf));
  const isKept = (ref) => shipped.has(ref) || ref === bill.metadata.component['bom-ref'];
  bill.components = bill.components.filter((component) => isKept(component['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) }));
  return bill;
}

function main([file, ...others]) {
  if (!file || others.length > 0) {
    console.error('Usage: npm run supply-chain -- FILE, a new file such as sbom.cdx.json');
    return 64;
  }
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  try {
    writeFileSync(path, `${JSON.stringify(billOfMaterials(), null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    console.error(`${path} is there already; nothing is overwritten.`);
    return 64;
  }
  console.log(`The bill of materials is in ${path}.`);
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  const { code, said } = judge(readAudit(stdout));
  console[code === 0 ? 'log' : 'error'](said);
  return code;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
