export { default as OutlinedInput } from '@mui/material/OutlinedInput';
