#include "CReflection.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// Objective-C finds a class by its name alone, but Swift requires module and name. The runtime lists the
// descriptors of all types of all images, which contain both. Their layout is part of Swift's stable ABI
// (swift/ABI/Metadata.h).

typedef struct {
    uintptr_t start;
    size_t length;
} section_range;

// The first fields of the runtime's `MetadataSections` (swift/shims/MetadataSections.h).
typedef struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    section_range protocols;
    section_range conformances;
    section_range types;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context);

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
} type_descriptor;

enum { kind_mask = 0x1f, kind_module = 0, kind_class = 16, kind_struct = 17, kind_enum = 18, is_generic = 0x80 };

// The versions of `metadata_sections` whose first fields are known to be those above. Later versions append
// fields, but that is only a convention.
enum { oldest_version = 4, newest_version = 5 };

typedef struct {
    void (*body)(const char *, const char *, const void *, void *);
    void *context;
    int skipped;
} visit;

static const void *follow(const int32_t *relative) {
    return *relative == 0 ? NULL : (const char *)relative + *relative;
}

/// Resolves a relative pointer like `follow`. If its lowest bit is set, it refers to another pointer.
static const void *follow_indirectable(const int32_t *relative) {
    if (*relative == 0) return NULL;
    const char *target = (const char *)relative + (*relative & ~1);
    return *relative & 1 ? *(const void *const *)target : target;
}

/// Writes a qualified name such as `Outer.Inner` to `path`, and returns the module. Returns NULL if an
/// enclosing context has no name, or if the name does not fit.
static const char *qualify(const type_descriptor *type, char *path, size_t size) {
    const type_descriptor *parent = follow_indirectable(&type->parent);
    if (parent == NULL) return NULL;
    uint32_t kind = parent->flags & kind_mask;
    const char *name = follow(&type->name);
    if (kind == kind_module) return snprintf(path, size, "%s", name) < (int)size ? follow(&parent->name) : NULL;
    if (kind != kind_class && kind != kind_struct && kind != kind_enum) return NULL;
    char outer[512];
    const char *module = qualify(parent, outer, sizeof outer);
    if (module == NULL) return NULL;
    return snprintf(path, size, "%s.%s", outer, name) < (int)size ? module : NULL;
}

bool class_names_each_in_image(
    const void *image, void (*body)(const char *, const char *, const void *, void *), void *context) {
    const metadata_sections *sections = image;
    if (sections->version < oldest_version || sections->version > newest_version) return false;
    const int32_t *record = (const int32_t *)sections->types.start;
    const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
    for (; record < end; record++) {
        const type_descriptor *type = follow_indirectable(record);
        if (type == NULL || (type->flags & kind_mask) != kind_class || type->flags & is_generic) continue;
        char path[512];
        const char *module = qualify(type, path, sizeof path);
        if (module != NULL) body(module, path, type, context);
    }
    return true;
}

static bool visit_sections(const metadata_sections *sections, void *context) {
    visit *current = context;
    if (!class_names_each_in_image(sections, current->body, current->context)) current->skipped++;
    return true;
}

int class_names_each(void (*body)(const char *, const char *, const void *, void *), void *context) {
    visit visit = {body, context, 0};
    swift_enumerateAllMetadataSections(visit_sections, &visit);
    return visit.skipped;
}

typedef struct {
    void (*body)(const void *, void *);
    void *context;
} descriptor_visit;

static bool visit_descriptors(const metadata_sections *sections, void *context) {
    descriptor_visit *current = context;
    if (sections->version < oldest_version || sections->version > newest_version) return true;
    const int32_t *record = (const int32_t *)sections->types.start;
    const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
    for (; record < end; record++) {
        const type_descriptor *type = follow_indirectable(record);
        if (type == NULL || (type->flags & kind_mask) != kind_class || type->flags & is_generic) continue;
        current->body(type, current->context);
    }
    return true;
}

void class_descriptors_each(void (*body)(const void *, void *), void *context) {
    descriptor_visit visit = {body, context};
    swift_enumerateAllMetadataSections(visit_descriptors, &visit);
}

const void *class_names_metadata(const void *descriptor) {
    // Swift's calling convention for one argument word and two result words matches that of C.
    struct response {
        const void *metadata;
        size_t state;
    };
    const type_descriptor *type = descriptor;
    struct response (*accessor)(size_t) = (struct response (*)(size_t))follow(&type->accessor);
    return accessor == NULL ? NULL : accessor(0).metadata;
}
