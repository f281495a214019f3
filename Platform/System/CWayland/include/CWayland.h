#pragma once
#include "WaylandActivation.h"
#include "WaylandHandshake.h"
#include "WaylandProtocols.h"
#include "WaylandSeat.h"
#include "WaylandSurfaceScale.h"
