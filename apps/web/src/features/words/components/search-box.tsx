import type { HomeMode } from '@utarang/contract';
import { home } from '@utarang/messages';
import type { ComponentProps } from 'react';
import { SearchBox as Box } from '../../../ui/search-box/search-box.js';

const placeholder: Readonly<Record<HomeMode, string>> = {
  pronunciation: home['box.pron'],
  meaning: home['box.meaning'],
};

type SearchBoxProps = Omit<ComponentProps<typeof Box>, 'label' | 'placeholder'> & { mode: HomeMode };

/** The box of the home page: what it asks for depends on what is searched by. */
export const SearchBox = ({ mode, ...box }: SearchBoxProps) => (
  <Box label={home['box.label']} placeholder={placeholder[mode]} {...box} />
);
