export { default as Chip } from '@mui/material/Chip';
