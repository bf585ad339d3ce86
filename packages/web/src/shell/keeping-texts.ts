/** What is said when something is not kept. */
export const esKeeping = {
  faults: {
    lleno: 'No queda sitio en el navegador: lo último no se ha guardado. El trabajo sigue en pantalla.',
    negado: 'El navegador no permite guardar (modo privado o permiso denegado). El trabajo sigue en pantalla.',
    ocupado: 'El cuaderno no se abre porque otra pestaña lo retiene: cierra las demás pestañas de Obrador.',
    nuevo: 'Lo escribió una versión más nueva de Obrador: recarga la página antes de cambiarlo.',
  },
  stillNot: 'Sigue sin poderse guardar.',
  restored: 'El navegador había borrado el cuaderno. Se ha vuelto a escribir con lo que había en esta pestaña.',
  copyReminder: (n: number) => `Llevas ${n} cambios sin copia de seguridad.`,
} as const;
