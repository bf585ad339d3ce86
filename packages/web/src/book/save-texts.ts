export const esSave = {
  saved: (title: string) => `«${title}» está guardada en este navegador.`,
  savedAlready: (title: string) => `«${title}» ya estaba guardada tal como está.`,
  savedOver: (title: string, other: string, when: string) =>
    `«${title}» está guardada. Otra pestaña había guardado «${other}» el ${when}: sigue en sus versiones.`,
  lead: (title: string) => `«${title}» está en el recetario con todas sus versiones. Guardar no borra ninguna.`,
  note: 'Nota de esta versión',
  apart: 'Guardar como receta aparte',
  version: (title: string) => `Guardar como versión nueva de «${title}»`,
};
