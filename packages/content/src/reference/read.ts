import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { levels, type ParticleCategory, particleCategories } from '@utarang/contract';
import { type ContentProblem, formatProblem } from '../problem.js';
import type { Sentence } from '../sentences/parse.js';
import type { Reference } from './entry.js';
import { fileOf, type ListName } from './format.js';
import { parseEntries } from './parse.js';
import { validateReference } from './validate.js';

/** The particles and endings of a content directory. Throws with all entries that cannot be read, one a line. */
export async function readReference(directory: URL | string): Promise<Reference> {
  const { reference, problems } = await readFiles(directory);
  if (problems.length > 0) throw new Error(['the reference has problems', ...problems.map(formatProblem)].join('\n'));
  return reference;
}

/** Reads the reference with all checks, also against the bank of sentences, and returns the problems. */
export async function checkReference(
  directory: URL | string,
  sentences: readonly Sentence[],
): Promise<{ reference: Reference; problems: ContentProblem[] }> {
  const { reference, rows, problems } = await readFiles(directory);
  const bank = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  return { reference, problems: [...problems, ...validateReference(rows, bank)] };
}

async function readFiles(directory: URL | string) {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const particles = await readList('particles', path);
  const endings = await readList('endings', path);
  const order = (section: ParticleCategory) => particleCategories.indexOf(section);
  const reference: Reference = {
    particles: particles.rows.map(({ entry }) => entry).toSorted((a, b) => order(a.section) - order(b.section)),
    endings: endings.rows.map(({ entry }) => entry),
  };
  const rows = { particles: particles.rows, endings: endings.rows };
  return { reference, rows, problems: [...particles.problems, ...endings.problems] };
}

/** The entries of a list, from the files of its levels, the easiest first. */
async function readList<Name extends ListName>(name: Name, path: string) {
  const read = await Promise.all(
    levels.map(async (level) => {
      const file = fileOf(name, level);
      return parseEntries(name, file, await readFile(join(path, file), 'utf8'));
    }),
  );
  return { rows: read.flatMap(({ rows }) => rows), problems: read.flatMap(({ problems }) => problems) };
}
