#pragma once
#include "WaylandHandshake.h"
#include "WaylandProtocols.h"
#include "WaylandSeat.h"
#include "WaylandSurfaceScale.h"
