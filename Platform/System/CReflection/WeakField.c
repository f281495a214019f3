#include "CReflection.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The compiler creates weak references only for properties known at compile time. The runtime stores one
// with this function.
extern void *swift_weakAssign(void *place, void *object);

void field_store_weakly(void *place, void *object) { swift_weakAssign(place, object); }

extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);

void field_store_unowned(void *place, void *object) {
    void *old = *(void **)place;
    swift_unownedRetain(object);
    *(void **)place = object;
    if (old != NULL) swift_unownedRelease(old);
}

void field_store_unmanaged(void *place, void *object) { *(void **)place = object; }

// The runtime reports only whether a field is strong. The exact ownership is in the field's mangled type,
// whose last two characters are "Xw", "Xo" or "Xu" for weak, unowned and unmanaged references. The layout of
// the descriptors and the mangling are part of Swift's stable ABI (swift/ABI/Metadata.h,
// docs/ABI/Mangling.rst).

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
    int32_t fields;
} class_descriptor;

typedef struct {
    int32_t mangled_type;
    int32_t superclass;
    uint16_t kind;
    uint16_t record_size;
    uint32_t count;
} field_descriptor;

typedef struct {
    uint32_t flags;
    int32_t mangled_type;
    int32_t name;
} field_record;

extern const void *swift_getTypeContextDescriptor(const void *type);

static const void *follow(const int32_t *relative) {
    return *relative == 0 ? NULL : (const char *)relative + *relative;
}

static enum field_ownership ownership_of(const char *mangled) {
    unsigned char before = 0, last = 0;
    for (const unsigned char *next = (const unsigned char *)mangled; *next != 0;) {
        if (*next <= 0x17) {
            // A reference to a type, which contains arbitrary bytes.
            next += 5;
            before = last = 0;
        } else if (*next <= 0x1F) {
            next += 1 + sizeof(void *);
            before = last = 0;
        } else {
            before = last;
            last = *next++;
        }
    }
    if (before != 'X') return field_is_strong;
    switch (last) {
    case 'w': return field_is_weak;
    case 'o': return field_is_unowned;
    case 'u': return field_is_unmanaged;
    default: return field_unknown_ownership;
    }
}

enum field_ownership field_ownership_named(const void *class, const char *name) {
    enum { kind_mask = 0x1f, kind_class = 16 };
    // The second word of a class's metadata is its superclass.
    for (const void *current = class; current != NULL; current = ((const void *const *)current)[1]) {
        const class_descriptor *type = swift_getTypeContextDescriptor(current);
        if (type == NULL || (type->flags & kind_mask) != kind_class) return field_unknown_ownership;
        const field_descriptor *fields = follow(&type->fields);
        if (fields == NULL) continue;
        if (fields->record_size < sizeof(field_record)) return field_unknown_ownership;
        const char *record = (const char *)(fields + 1);
        for (uint32_t index = 0; index < fields->count; index++, record += fields->record_size) {
            const field_record *field = (const field_record *)record;
            const char *field_name = follow(&field->name);
            const char *mangled = follow(&field->mangled_type);
            if (field_name == NULL || strcmp(field_name, name) != 0) continue;
            return mangled == NULL ? field_unknown_ownership : ownership_of(mangled);
        }
    }
    return field_unknown_ownership;
}
