import type { Template } from './template.ts';

export const template: Template = {
  whos: ['Account holder', 'Support agent', 'Fraud analyst'],
  backbone: [
    ['Open an account', ['Prove who I am', 'Choose a type of account', 'Sign the contract']],
    ['See my money', ['Check the balance', 'Search past payments', 'Sort spending by category']],
    ['Send money', ['Pay a friend', 'Pay an invoice by photo', 'Set up a standing order']],
    ['Manage cards', ['Freeze a lost card', 'Order a new card', 'Set a spending limit']],
    ['Get help', ['Chat with support', 'Report a fraudulent payment']],
  ],
};
