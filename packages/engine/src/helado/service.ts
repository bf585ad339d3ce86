/** °C a cabinet, a display, a soft machine or a granita dispenser may be at. */
export const SERVICE = { min: -20, max: -2 };
