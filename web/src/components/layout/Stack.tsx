export { default as Stack } from '@mui/material/Stack';
