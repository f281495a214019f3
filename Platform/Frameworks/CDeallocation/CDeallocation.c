#include "CDeallocation.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// The runtime deallocates an object by a function in the metadata of its class, two words before the address of the
// metadata. It runs the deinitializer, releases the stored properties, and frees the memory. Its place and its calling
// convention are part of Swift's stable ABI (swift/ABI/Metadata.h, `HeapMetadataHeader`). The function of each class
// that has been observed is replaced by one that calls it.

typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *object);

typedef struct observed_class {
    const void *metadata;
    destroyer original;
    struct observed_class *next;
} observed_class;

enum { bucket_count = 256 };

// Entries are added at the front of a list and never removed, so that threads can read without a lock.
static observed_class *buckets[bucket_count];
static void *(*will_destroy)(const void *object);
static void (*did_destroy)(void *result);

static observed_class **bucket_of(const void *metadata) {
    return &buckets[((uintptr_t)metadata >> 4) % bucket_count];
}

static observed_class *find(const void *metadata) {
    observed_class *entry = __atomic_load_n(bucket_of(metadata), __ATOMIC_ACQUIRE);
    while (entry != NULL && entry->metadata != metadata) entry = entry->next;
    return entry;
}

static const void *metadata_of(const void *object) { return *(const void *const *)object; }

static __attribute__((swiftcall)) void destroy(__attribute__((swift_context)) void *object) {
    // The metadata is found only here, since the entry is added before the function is replaced.
    destroyer original = find(metadata_of(object))->original;
    void *result = will_destroy(object);
    original(object);
    if (result != NULL) did_destroy(result);
}

/// Makes the memory of a function pointer writable. The metadata of most classes is in memory that the dynamic linker
/// has made read-only.
static bool make_writable(destroyer *place) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)place & ~(page - 1);
    uintptr_t end = ((uintptr_t)(place + 1) + page - 1) & ~(page - 1);
    return mprotect((void *)start, end - start, PROT_READ | PROT_WRITE) == 0;
}

bool deallocation_observe(
    const void *object, void *(*willDestroy)(const void *object), void (*didDestroy)(void *result)) {
    const void *metadata = metadata_of(object);
    if (find(metadata) != NULL) return true;
    destroyer *place = (destroyer *)metadata - 2;
    if (*place == NULL || !make_writable(place)) return false;
    observed_class *entry = malloc(sizeof *entry);
    if (entry == NULL) return false;
    if (will_destroy == NULL) {
        will_destroy = willDestroy;
        did_destroy = didDestroy;
    }
    observed_class **bucket = bucket_of(metadata);
    *entry = (observed_class){metadata, *place, *bucket};
    __atomic_store_n(bucket, entry, __ATOMIC_RELEASE);
    __atomic_store_n(place, destroy, __ATOMIC_RELEASE);
    return true;
}
