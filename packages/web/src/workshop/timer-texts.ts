export const esTimer = {
  start: (n: number, minutes: string) => `Poner el reloj del paso ${n}: ${minutes}`,
  stop: (n: number, left: string) => `Parar el reloj del paso ${n}; quedan ${left}`,
  step: (title: string, step: string) => (title === '' ? step : `${step} (${title})`),
  done: (list: string) => `Se acabó el tiempo: ${list}.`,
  understood: 'Entendido',
};
