#include "CObjectComparison.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The required part of Core Foundation's declaration in its open source (CFRuntime.h).
typedef struct {
    long version;
    const char *name;
    void *init, *copy, *finalize;
    unsigned char (*equal)(const void *, const void *);
    unsigned long (*hash)(const void *);
} RuntimeClass;

// Exported by Foundation.
extern const RuntimeClass *_CFRuntimeGetClassWithTypeID(unsigned long type);

static unsigned char are_equal(const void *first, const void *second) {
    return object_comparison_are_equal(first, second);
}

static unsigned long hash(const void *object) { return object_comparison_hash(object); }

// Installs the functions in the class of type 0, which Core Foundation assigns to objects of unknown
// classes. Its original functions trap.
__attribute__((constructor)) static void install(void) {
    RuntimeClass *unknown = (RuntimeClass *)_CFRuntimeGetClassWithTypeID(0);
    // If another release of Foundation has a different type 0, it remains unchanged.
    if (!unknown || !unknown->name || strcmp(unknown->name, "Not A Type") != 0) return;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)unknown & ~(page - 1);
    uintptr_t length = (uintptr_t)(unknown + 1) - start;
    if (mprotect((void *)start, length, PROT_READ | PROT_WRITE) != 0) return;
    unknown->equal = are_equal;
    unknown->hash = hash;
    mprotect((void *)start, length, PROT_READ);
}
