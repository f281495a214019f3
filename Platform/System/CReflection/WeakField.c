#include "CReflection.h"

// The compiler creates weak references only for properties known at compile time. The runtime stores one
// with this function.
extern void *swift_weakAssign(void *place, void *object);

void field_store_weakly(void *place, void *object) { swift_weakAssign(place, object); }
