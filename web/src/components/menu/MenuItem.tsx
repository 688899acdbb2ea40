export { default as MenuItem, type MenuItemProps } from '@mui/material/MenuItem';
