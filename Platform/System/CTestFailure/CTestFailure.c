#include "CTestFailure.h"

bool record_test_failure(const char *text, const char *file_id, const char *file_path, int line, int column) {
    if (!trestle_record_test_failure) return false;
    trestle_record_test_failure(text, file_id, file_path, line, column);
    return true;
}
