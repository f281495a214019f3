// The parameters of the allocator, which the module of the C library lacks.
#pragma once

#include <malloc.h>
