import { QUERY_MAX, readLine, withQuery } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';

/** The choices on a page of the reference, by the parameters of its address; the first value is the default. */
export type Choices<Name extends string> = Readonly<Record<Name, readonly [string, ...string[]]>>;

/** The state in the address of such a page: a search, and a value for each of its choices, which may be unknown. */
export type ReferenceAddress<Name extends string> = Readonly<Record<Name, string>> & {
  readonly q: string;
  /** Lists of the reference have one page. */
  readonly page: 1;
};

/**
 * Reads the address: what is missing gets its default, what is wrong stays, so that the page can say so. "Levels are
 * written in either case" (docs/product/pages.md#redirects), and so are all choices.
 */
export function readReference<Name extends string>(query: string, choices: Choices<Name>): ReferenceAddress<Name> {
  const params = new URLSearchParams(query);
  const names = Object.keys(choices) as Name[];
  const chosen = names.map((name) => {
    const value = asStored(params.get(name) ?? '') || choices[name][0];
    return [name, choices[name].find((each) => each.toLowerCase() === value.toLowerCase()) ?? value] as const;
  });
  return {
    ...(Object.fromEntries(chosen) as Record<Name, string>),
    q: readLine(params.get('q') ?? '', QUERY_MAX) ?? '',
    page: 1 as const,
  };
}

/** The address of a state; defaults are left out. */
export function referenceAddress<Name extends string>(
  path: string,
  address: ReferenceAddress<Name>,
  choices: Choices<Name>,
): string {
  const names = Object.keys(choices) as Name[];
  const parameters = names.map((name) => [name, address[name] !== choices[name][0] && address[name]] as const);
  return withQuery(path, { ...Object.fromEntries(parameters), q: address.q });
}

/** The first value in the address that the page does not have as a choice, or null. */
export function unknownChoice<Name extends string>(
  address: ReferenceAddress<Name>,
  choices: Choices<Name>,
): string | null {
  const name = (Object.keys(choices) as Name[]).find((each) => !choices[each].includes(address[each]));
  return name === undefined ? null : address[name];
}
