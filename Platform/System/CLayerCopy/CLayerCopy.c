#include "CLayerCopy.h"

// Swift creates an object of a class that is known only at run time by `required` initializers.
// `init(layer:)` is not required in Apple's declaration, and subclasses could not override it as they do
// there if it were. Its entry in the class's table of methods is the same as that of a required one. The
// symbols are mangled from module, class and signature; tests verify them.
extern const char layer_init __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq");
extern const char layer_class __asm__("$s10QuartzCore7CALayerCMn");
extern const char object_init __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

typedef __attribute__((swiftcall)) void *(*allocating_init)(
    void *layer, __attribute__((swift_context)) const void *class);

void *layer_copy_create(const void *class, void *layer) {
    allocating_init create = (allocating_init)swift_lookUpClassMethod(class, &layer_init, &layer_class);
    return create(layer, class);
}

typedef __attribute__((swiftcall)) void *(*allocating_default_init)(
    __attribute__((swift_context)) const void *class);

void *layer_create(const void *class) {
    allocating_default_init create = (allocating_default_init)swift_lookUpClassMethod(class, &object_init, &object_class);
    return create(class);
}
