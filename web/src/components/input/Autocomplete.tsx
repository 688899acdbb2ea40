export { default as Autocomplete, createFilterOptions } from '@mui/material/Autocomplete';
export type { FilterOptionsState } from '@mui/material/useAutocomplete';
