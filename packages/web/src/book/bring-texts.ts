const recipes = (n: number) => (n === 1 ? '1 receta' : `${n} recetas`);

/** Texts of many recipes brought at once. */
export const esBring = {
  title: 'Traer recetas',
  lead: 'Muchas a la vez: una hoja de cálculo (.xlsx o .csv, con una columna de recetas o una receta por hoja), una página web guardada o un texto con las recetas separadas por guiones (---).',
  file: 'Elegir un archivo…',
  reading: 'Leyendo el archivo…',
  unreadable: (name: string) =>
    `No se ha podido leer ninguna receta de «${name}». Vale una hoja .xlsx o .csv, una página web guardada o un texto.`,
  found: (n: number, name: string) => `${recipes(n)} en «${name}». Nada entra en el recetario hasta que lo aceptes.`,
  otherwise: (n: number) => (n === 1 ? 'Oficio de la que no lo dice' : `Oficio de las ${n} que no lo dicen`),
  askedFirst: 'Antes di arriba el oficio de las que no lo dicen.',
  choose: 'Elige…',
  unsaid: 'Por decir',
  recipe: 'Receta',
  craft: 'Oficio y tipo',
  read: 'Leído',
  take: (title: string) => `Traer ${title}`,
  items: (n: number) => (n === 1 ? '1 ingrediente' : `${n} ingredientes`),
  approx: (n: number) => (n === 1 ? '1 supuesto' : `${n} supuestos`),
  unknown: (n: number) => (n === 1 ? '1 desconocido' : `${n} desconocidos`),
  unweighed: (n: number) => `${n} sin gramos`,
  accept: (n: number) => `Traer ${recipes(n)}`,
  cancel: 'Cancelar',
  progress: (done: number, all: number) => `${done} de ${all} recetas`,
  keeping: 'Guardando las recetas…',
  craftOf: (title: string) => `Oficio de ${title}`,
  typeOf: (title: string) => `Tipo de ${title}`,
  strange: (n: number) => (n === 1 ? 'Hay 1 nombre que no se conoce' : `Hay ${n} nombres que no se conocen`),
  strangeLead:
    'Lo que respondas vale para todas las recetas del archivo. Lo que dejes en blanco entra como está escrito.',
  strangeIs: (name: string) => `«${name}» es`,
  strangeAt: (n: number) => `en ${recipes(n)}`,
  unread: (name: string) => `«${name}» tampoco se conoce.`,
  done: (n: number) => (n === 1 ? 'Ha entrado 1 receta.' : `Han entrado ${n} recetas.`),
};
