// Without pkg-config: SwiftPM rejects the -D_REENTRANT of sdl2.pc.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
