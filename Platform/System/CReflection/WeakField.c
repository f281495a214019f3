#include "CReflection.h"

// The compiler makes weak references for properties that it knows by name only. Its own way to store one is this.
extern void *swift_weakAssign(void *place, void *object);

void field_store_weakly(void *place, void *object) { swift_weakAssign(place, object); }
