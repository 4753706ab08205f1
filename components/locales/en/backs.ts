/** The backs of tiles by name, in English; loaded with the dialog where one is chosen. */
export const backs = {
  title: 'The back of your tiles',
  about: 'Others see it while your tiles lie face down. Faces are the same for everybody.',
  names: {
    moon: 'House moon',
    wave: 'Tide',
    stars: 'Plough',
    comet: 'Comet',
    orbit: 'Orbits',
    sunrise: 'Sunrise',
    dunes: 'Dunes',
    aurora: 'Northern lights',
    leaf: 'Leaf',
    blossom: 'Blossom',
    chequer: 'Harlequin',
    knot: 'Endless knot',
    earth: 'Earth by day',
    night: 'Earth by night',
    lunar: 'Full moon',
    dione: 'Dione, moon of Saturn',
  },
  credits:
    'The last four are photographs in the public domain: Earth by NASA, the Moon by the Clementine spacecraft and the USGS, Dione by NASA’s Cassini.',
};

export type BackWords = typeof backs;
