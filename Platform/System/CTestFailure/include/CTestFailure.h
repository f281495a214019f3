#pragma once

#include <stdbool.h>

/// Records a failure of the running test. Programs that contain the module TrestleTesting define this function, others
/// do not.
__attribute__((weak)) void trestle_record_test_failure(
    const char *text, const char *file_id, const char *file_path, int line, int column);

/// Records a failure of the running test. Returns false if the program contains no test library.
bool record_test_failure(const char *text, const char *file_id, const char *file_path, int line, int column);
