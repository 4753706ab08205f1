/** What a table says of trouble with saving, in English; loaded with what saves. */
export const saving = {
  denied:
    'This browser doesn’t let the table save. The match goes on, but it won’t survive a reload.',
  elsewhere: 'This match is open in another tab, so this one is not saved.',
  other: 'Another match is saved here. It is kept, so this one is not saved.',
  draft:
    'The match goes on, but the turn you had begun couldn’t be read: its tiles are back where they were.',
  damaged: 'The saved match couldn’t be read, so a new one begins. The old one is kept aside.',
};
