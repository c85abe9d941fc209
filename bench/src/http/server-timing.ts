/** The steps of a `Server-Timing` header and their milliseconds: `search;dur=0.05, hash;dur=0.1`. */
export function readServerTiming(header: string): Map<string, number> {
  const steps = new Map<string, number>();
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const duration = parameters.find((parameter) => parameter.startsWith('dur='))?.slice('dur='.length);
    if (name && duration !== undefined) steps.set(name, Number(duration));
  }
  return steps;
}
