#pragma once

// The interfaces of protocols that are not part of Wayland's library, as far as they are used, from the package wayland-protocols.

struct wl_interface;

/// `primary-selection-unstable-v1`
extern const struct wl_interface zwp_primary_selection_device_manager_v1_interface;
extern const struct wl_interface zwp_primary_selection_device_v1_interface;
extern const struct wl_interface zwp_primary_selection_offer_v1_interface;
extern const struct wl_interface zwp_primary_selection_source_v1_interface;

/// `fractional-scale-v1`
extern const struct wl_interface wp_fractional_scale_manager_v1_interface;
extern const struct wl_interface wp_fractional_scale_v1_interface;

/// `xdg-activation-v1`
extern const struct wl_interface xdg_activation_v1_interface;

/// `viewporter`
extern const struct wl_interface wp_viewporter_interface;
extern const struct wl_interface wp_viewport_interface;
