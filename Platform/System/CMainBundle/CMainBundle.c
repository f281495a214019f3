#include "CMainBundle.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Before `main`, because an app may read its main bundle in an initializer of a global variable, and a test in its
// first line.
__attribute__((constructor)) static void install(void) {
    static const char extension[] = ".app";
    char path[PATH_MAX + sizeof extension];
    ssize_t length = readlink("/proc/self/exe", path, PATH_MAX);
    if (length <= 0) return;
    memcpy(path + length, extension, sizeof extension);
    if (access(path, X_OK) == 0) trestle_install_main_bundle(path);
}
