export { default as Menu } from '@mui/material/Menu';
