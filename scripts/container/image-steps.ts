import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import dockerignore from '@balena/dockerignore';
import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';

const root = join(import.meta.dirname, '../..');
export const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** The last stage of the image with the settings of `docker run`. */
export type Image = {
  /** The folder that stands for `/`. */
  readonly files: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
};

type Stage = { -readonly [Key in keyof Image]: Image[Key] };

/** The paths of files of the checkout that `.dockerignore` does not exclude. */
export function contextFiles(): string[] {
  const ignored = dockerignore().add(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (['node_modules', '.git', 'dist', 'dist-server'].includes(entry.name)) return [];
      return entry.isDirectory() ? below(path) : [path];
    });
  return ignored.filter(below(''));
}

/**
 * Executes a Dockerfile with this machine's Node in place of the base image: COPY and RUN in a folder for each stage,
 * below `folder`, without a container engine. What a stage does outside its working folder is done in `/` of that
 * folder; users of the image do not exist here, so that a chown to one is only recorded, in `owned`.
 */
export async function buildImage(folder: string, env: Readonly<Record<string, string>>) {
  const stages = new Map<string, Stage>();
  const owned: string[] = [];
  const context = contextFiles();
  let stage: Stage | undefined;
  const current = () => stage ?? fail('an instruction stands before FROM');
  const inStage = (stage: Stage, path: string) =>
    join(stage.files, path.startsWith('/') ? path : join(stage.workdir, path));

  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const args = instruction.getArguments().map((argument) => argument.getValue());
    switch (instruction.getKeyword()) {
      case 'FROM': {
        const name = (instruction as From).getBuildStage() ?? 'image';
        const files = join(folder, name);
        mkdirSync(files, { recursive: true });
        stage = { files, workdir: '/', env: {}, user: 'root', volumes: [], command: [], healthcheck: [] };
        stages.set(name, stage);
        break;
      }
      case 'WORKDIR':
        current().workdir = args[0]!;
        mkdirSync(inStage(current(), '.'), { recursive: true });
        break;
      case 'ENV':
        current().env = { ...current().env, ...Object.fromEntries(args.map((pair) => pair.split('=', 2))) };
        break;
      case 'COPY': {
        const from = (instruction as Copy)
          .getFlags()
          .find((flag) => flag.getName() === 'from')
          ?.getValue();
        const source = from === undefined || from === null ? null : (stages.get(from) ?? fail(`no stage ${from}`));
        const target = args.at(-1)!;
        for (const path of args.slice(0, -1)) {
          const isFolder = target.endsWith('/') || args.length > 2;
          const to = inStage(current(), isFolder ? join(target, basename(path)) : target);
          if (source) copyTree(inStage(source, path), to);
          else copyContext(context, path, to);
        }
        break;
      }
      case 'RUN':
        owned.push(...(await runIn(current(), args.join(' '), env)));
        break;
      case 'USER':
        current().user = args[0]!;
        break;
      case 'VOLUME':
        current().volumes = args;
        break;
      case 'CMD':
        current().command = argumentsOf(instruction);
        break;
      case 'HEALTHCHECK':
        current().healthcheck = argumentsOf(instruction);
        break;
      case 'EXPOSE':
        break;
      default:
        fail(`nobody knows how to carry out ${instruction.getKeyword()}`);
    }
  }
  return { image: current() as Image, owned };
}

/** The arguments of a CMD in its JSON form, also inside HEALTHCHECK. */
function argumentsOf(instruction: Instruction): string[] {
  const text = instruction.getRawArgumentsContent() ?? '';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/** With hard links, since both stages are in one folder: nobody changes a file of an image, and some are large. */
const copyTree = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', '-l', from, to]);
};

function copyContext(context: readonly string[], path: string, to: string): void {
  const found = context.filter((file) => file === path || file.startsWith(`${path}/`));
  if (found.length === 0) fail(`COPY ${path}: there is no such file in the context`);
  for (const file of found) cpSync(join(root, file), join(to, relative(path, file)), { recursive: true });
}

/** Runs a shell command like RUN. Returns the files that it gave to each user. */
async function runIn(stage: Stage, command: string, env: Readonly<Record<string, string>>): Promise<string[]> {
  const tools = join(stage.files, '.tools');
  const noted = join(tools, 'owned');
  mkdirSync(tools, { recursive: true });
  writeFileSync(noted, '');
  writeFileSync(join(tools, 'chown'), `#!/bin/sh\necho "$*" >> '${noted}'\n`);
  chmodSync(join(tools, 'chown'), 0o755);
  const inFolder = command.replace(/(?<=\s)\/(?=\w)/g, `${stage.files}/`);
  await promisify(execFile)('sh', ['-c', inFolder], {
    cwd: join(stage.files, stage.workdir),
    env: { ...env, ...stage.env, PATH: `${tools}:${process.env['PATH']}` },
    maxBuffer: 64 * 1024 * 1024,
  });
  const lines = readFileSync(noted, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => line.replaceAll(stage.files, ''));
}

function fail(sentence: string): never {
  throw new Error(`Dockerfile: ${sentence}.`);
}
