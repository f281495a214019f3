#include "WaylandProtocols.h"
#include <wayland-client-protocol.h>

// The signature of a message lists its arguments: an integer (i), an unsigned integer (u), a fixed-point number (f), a string (s), an
// object (o), a new object (n) or a file (h), each after a question mark if it may be null. A second list has the interfaces of objects.

static const struct wl_interface *no_types[8];

// MARK: Primary selection

static const struct wl_interface *primary_source_type[] = {&zwp_primary_selection_source_v1_interface, NULL};
static const struct wl_interface *primary_device_types[] = {
    &zwp_primary_selection_device_v1_interface, &wl_seat_interface};
static const struct wl_interface *primary_offer_type[] = {&zwp_primary_selection_offer_v1_interface};

static const struct wl_message primary_manager_requests[] = {
    {"create_source", "n", primary_source_type}, {"get_device", "no", primary_device_types}, {"destroy", "", no_types}};

const struct wl_interface zwp_primary_selection_device_manager_v1_interface = {
    "zwp_primary_selection_device_manager_v1", 1, 3, primary_manager_requests, 0, NULL};

static const struct wl_message primary_device_requests[] = {
    {"set_selection", "?ou", primary_source_type}, {"destroy", "", no_types}};
static const struct wl_message primary_device_events[] = {
    {"data_offer", "n", primary_offer_type}, {"selection", "?o", primary_offer_type}};

const struct wl_interface zwp_primary_selection_device_v1_interface = {
    "zwp_primary_selection_device_v1", 1, 2, primary_device_requests, 2, primary_device_events};

static const struct wl_message primary_offer_requests[] = {{"receive", "sh", no_types}, {"destroy", "", no_types}};
static const struct wl_message primary_offer_events[] = {{"offer", "s", no_types}};

const struct wl_interface zwp_primary_selection_offer_v1_interface = {
    "zwp_primary_selection_offer_v1", 1, 2, primary_offer_requests, 1, primary_offer_events};

static const struct wl_message primary_source_requests[] = {{"offer", "s", no_types}, {"destroy", "", no_types}};
static const struct wl_message primary_source_events[] = {{"send", "sh", no_types}, {"cancelled", "", no_types}};

const struct wl_interface zwp_primary_selection_source_v1_interface = {
    "zwp_primary_selection_source_v1", 1, 2, primary_source_requests, 2, primary_source_events};

// MARK: Fractional scale

static const struct wl_interface *fractional_scale_types[] = {&wp_fractional_scale_v1_interface, &wl_surface_interface};

static const struct wl_message fractional_scale_manager_requests[] = {
    {"destroy", "", no_types}, {"get_fractional_scale", "no", fractional_scale_types}};

const struct wl_interface wp_fractional_scale_manager_v1_interface = {
    "wp_fractional_scale_manager_v1", 1, 2, fractional_scale_manager_requests, 0, NULL};

static const struct wl_message fractional_scale_requests[] = {{"destroy", "", no_types}};
static const struct wl_message fractional_scale_events[] = {{"preferred_scale", "u", no_types}};

const struct wl_interface wp_fractional_scale_v1_interface = {
    "wp_fractional_scale_v1", 1, 1, fractional_scale_requests, 1, fractional_scale_events};

// MARK: Viewports

static const struct wl_interface *viewport_types[] = {&wp_viewport_interface, &wl_surface_interface};

static const struct wl_message viewporter_requests[] = {
    {"destroy", "", no_types}, {"get_viewport", "no", viewport_types}};

const struct wl_interface wp_viewporter_interface = {"wp_viewporter", 1, 2, viewporter_requests, 0, NULL};

static const struct wl_message viewport_requests[] = {
    {"destroy", "", no_types}, {"set_source", "ffff", no_types}, {"set_destination", "ii", no_types}};

const struct wl_interface wp_viewport_interface = {"wp_viewport", 1, 3, viewport_requests, 0, NULL};

// MARK: Activation

static const struct wl_interface *activate_types[] = {NULL, &wl_surface_interface};

static const struct wl_message activation_requests[] = {
    {"destroy", "", no_types}, {"get_activation_token", "n", no_types}, {"activate", "so", activate_types}};

const struct wl_interface xdg_activation_v1_interface = {"xdg_activation_v1", 1, 3, activation_requests, 0, NULL};
