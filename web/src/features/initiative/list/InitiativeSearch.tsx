import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { paths } from '#web/base/paths.ts';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { formatDay } from '#web/components/text/formatDate.ts';
import styles from './initiatives.module.css';

/** Finds an initiative by its name and opens it (rule initiative.12). */
export function InitiativeSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { hits, ...search } = useSearch('initiative', text, SEARCH_DEBOUNCE_MS.initiatives, {});
  const options = hits.map(({ objectID, name, created }) => ({
    id: objectID,
    text: name,
    detail: texts.created({ date: formatDay(created) }),
  }));
  return (
    <div className={styles['search']}>
      <SearchBox
        label={texts.search}
        value={text}
        onChange={setText}
        search={{ ...search, hits: options }}
        onChoose={(id) => void navigate(paths.initiative(id))}
      />
    </div>
  );
}
