import type { Template } from './template.ts';

export const template: Template = {
  whos: ['Shopper', 'Shop manager', 'Warehouse staff'],
  backbone: [
    ['Find a product', ['Browse by category', 'Search by name', 'Filter by size and price']],
    ['Choose a product', ['See photos and reviews', 'Compare products', 'Check delivery time']],
    ['Pay', ['Fill the basket', 'Enter an address', 'Pay by card or invoice', 'Use a discount code']],
    ['Receive the order', ['Follow the parcel', 'Change the delivery day', 'Confirm the delivery']],
    ['Return a product', ['Print a return label', 'Get the money back']],
  ],
};
