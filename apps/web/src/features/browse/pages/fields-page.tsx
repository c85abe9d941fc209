import { fieldNames } from '@utarang/content/data/fields';
import { pages } from '@utarang/contract';
import { common, fields, format } from '@utarang/messages';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { browseAddress } from '../browse-address.js';
import { BrowsePage } from '../components/browse-page.js';
import { FieldChips } from '../components/field-chips.js';
import css from '../components/fields-page.module.css';
import { browse } from '../settings.js';
import { useBrowseSearch } from '../use-browse-search.js';

const settings = browse.fields;
const addressOf = (name: string) => `${pages.fields}?${new URLSearchParams({ value: name })}`;

/**
 * The page of the words of a situation (docs/product/lists.md#situations); of the first one, where the address names
 * none.
 */
export function FieldsPage() {
  const search = useBrowseSearch(settings);
  const { choice } = search.address;
  const first = fieldNames[0];
  const field = fieldNames.find((name) => name === choice) ?? null;
  useDocumentTitle(field ? format(fields.titleOf, { field }) : fields.title);
  if (choice === '') return <Navigate to={browseAddress(settings, { ...search.address, choice: first })} replace />;
  return (
    <BrowsePage
      settings={settings}
      search={search}
      countText={(n) => format(common.count, { n })}
      chooser={<FieldChips field={field} onChoose={search.choose} />}
      lead={(count) => (
        <div className={css['lead']}>
          <h2>{format(fields.selected, { field: choice })}</h2>
          {count}
        </div>
      )}
      missing={
        field === null ? (
          <div className="wrap">
            <EmptyState
              glyph="無"
              title={format(fields.unknown, { field: choice })}
              action={<ButtonLink to={addressOf(first)}>{format(fields.unknownGo, { field: first })}</ButtonLink>}
            >
              {fields.unknownTip}
            </EmptyState>
          </div>
        ) : undefined
      }
    />
  );
}
