#include "CObjectComparison.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// As Core Foundation declares it in its open source (CFRuntime.h), as far as it is needed here.
typedef struct {
    long version;
    const char *name;
    void *init, *copy, *finalize;
    unsigned char (*equal)(const void *, const void *);
    unsigned long (*hash)(const void *);
} RuntimeClass;

// Foundation exports this.
extern const RuntimeClass *_CFRuntimeGetClassWithTypeID(unsigned long type);

static unsigned char are_equal(const void *first, const void *second) {
    return object_comparison_are_equal(first, second);
}

static unsigned long hash(const void *object) { return object_comparison_hash(object); }

// What Core Foundation does not know has the type 0, whose functions stop the program.
__attribute__((constructor)) static void install(void) {
    RuntimeClass *unknown = (RuntimeClass *)_CFRuntimeGetClassWithTypeID(0);
    // Another release of Foundation may have it otherwise: then it stays as it is.
    if (!unknown || !unknown->name || strcmp(unknown->name, "Not A Type") != 0) return;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)unknown & ~(page - 1);
    uintptr_t length = (uintptr_t)(unknown + 1) - start;
    if (mprotect((void *)start, length, PROT_READ | PROT_WRITE) != 0) return;
    unknown->equal = are_equal;
    unknown->hash = hash;
    mprotect((void *)start, length, PROT_READ);
}
