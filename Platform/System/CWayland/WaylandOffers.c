#define _GNU_SOURCE
#include "WaylandProtocols.h"
#include "WaylandSeatState.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// MARK: Offers

// No program offers more formats. The compositor limits their lengths.
enum { maximum_types = 256 };

static void offer_type(void *data, void *proxy, const char *type) {
    trestle_offer *offer = data;
    if (offer->type_count == maximum_types) return;
    char **types = realloc(offer->types, sizeof(char *) * (size_t)(offer->type_count + 1));
    if (!types) return;
    offer->types = types;
    types[offer->type_count] = strdup(type);
    if (types[offer->type_count]) offer->type_count++;
}

static void data_offer_type(void *data, struct wl_data_offer *proxy, const char *type) { offer_type(data, proxy, type); }

static void data_offer_source_actions(void *data, struct wl_data_offer *proxy, uint32_t actions) {
    ((trestle_offer *)data)->source_actions = actions;
}

static void data_offer_action(void *data, struct wl_data_offer *proxy, uint32_t action) {
    ((trestle_offer *)data)->action = action;
}

static const struct wl_data_offer_listener data_offer_listener = {
    data_offer_type, data_offer_source_actions, data_offer_action};

/// The only event of the interface.
static void (*const primary_offer_listener[])(void *, void *, const char *) = {offer_type};

trestle_offer *trestle_offer_create(trestle_seat *seat, int kind, struct wl_proxy *proxy) {
    trestle_offer *offer = calloc(1, sizeof(trestle_offer));
    if (!offer) return NULL;
    // Older sources only copy.
    *offer = (trestle_offer){.seat = seat, .kind = kind, .proxy = proxy, .source_actions = trestle_action_copy};
    if (kind == trestle_primary) {
        wl_proxy_add_listener(proxy, (void (**)(void))primary_offer_listener, offer);
    } else {
        wl_data_offer_add_listener((struct wl_data_offer *)proxy, &data_offer_listener, offer);
    }
    return offer;
}

void trestle_offer_destroy(trestle_offer *offer) {
    if (offer->kind == trestle_primary) {
        wl_proxy_marshal(offer->proxy, 1);
        wl_proxy_destroy(offer->proxy);
    } else {
        wl_data_offer_destroy((struct wl_data_offer *)offer->proxy);
    }
    for (int index = 0; index < offer->type_count; index++) free(offer->types[index]);
    free(offer->types);
    free(offer);
}

int trestle_offer_type_count(const trestle_offer *offer) { return offer->type_count; }

const char *trestle_offer_type(const trestle_offer *offer, int index) { return offer->types[index]; }

uint32_t trestle_offer_source_actions(const trestle_offer *offer) { return offer->source_actions; }

static bool has_actions(const trestle_offer *offer) {
    return wl_proxy_get_version(offer->proxy) >= WL_DATA_OFFER_SET_ACTIONS_SINCE_VERSION;
}

uint32_t trestle_offer_action(const trestle_offer *offer) {
    return has_actions(offer) ? offer->action : trestle_action_copy;
}

int trestle_offer_receive(trestle_offer *offer, const char *type) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    if (offer->kind == trestle_primary) {
        wl_proxy_marshal(offer->proxy, 0, type, ends[1]);
    } else {
        wl_data_offer_receive((struct wl_data_offer *)offer->proxy, type, ends[1]);
    }
    wl_display_flush(offer->seat->display);
    close(ends[1]);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return ends[0];
}

void trestle_offer_accept(trestle_offer *offer, const char *type, uint32_t action) {
    struct wl_data_offer *proxy = (struct wl_data_offer *)offer->proxy;
    wl_data_offer_accept(proxy, offer->serial, action ? type : NULL);
    if (has_actions(offer)) wl_data_offer_set_actions(proxy, action, action);
}

void trestle_offer_finish(trestle_offer *offer) {
    if (has_actions(offer)) wl_data_offer_finish((struct wl_data_offer *)offer->proxy);
}

// MARK: Sources

static void source_send(void *data, void *proxy, const char *type, int32_t file) {
    trestle_source *source = data;
    source->seat->events.source_requested(source->seat->context, source, type, file);
}

static void source_cancelled(void *data, void *proxy) {
    trestle_source *source = data;
    source->seat->events.source_ended(source->seat->context, source, trestle_action_none);
}

static void notify_target(trestle_source *source) {
    source->seat->events.source_targeted(
        source->seat->context, source, source->is_accepted ? source->action : trestle_action_none);
}

static void data_source_target(void *data, struct wl_data_source *proxy, const char *type) {
    trestle_source *source = data;
    source->is_accepted = type != NULL;
    notify_target(source);
}

static void data_source_send(void *data, struct wl_data_source *proxy, const char *type, int32_t file) {
    source_send(data, proxy, type, file);
}

static void data_source_cancelled(void *data, struct wl_data_source *proxy) { source_cancelled(data, proxy); }

static void data_source_dropped(void *data, struct wl_data_source *proxy) {
    trestle_source *source = data;
    source->seat->events.source_dropped(source->seat->context, source);
}

static void data_source_finished(void *data, struct wl_data_source *proxy) {
    trestle_source *source = data;
    source->seat->events.source_ended(source->seat->context, source, source->action);
}

static void data_source_action(void *data, struct wl_data_source *proxy, uint32_t action) {
    trestle_source *source = data;
    source->action = action;
    notify_target(source);
}

static const struct wl_data_source_listener data_source_listener = {
    data_source_target, data_source_send, data_source_cancelled, data_source_dropped, data_source_finished,
    data_source_action};

typedef struct {
    void (*send)(void *, void *, const char *, int32_t);
    void (*cancelled)(void *, void *);
} primary_source_events;

static const primary_source_events primary_source_listener = {source_send, source_cancelled};

trestle_source *trestle_source_create(
    trestle_seat *seat, int kind, const char *const *types, int count, uint32_t actions) {
    if (kind == trestle_primary && !seat->primary_manager) return NULL;
    trestle_source *source = calloc(1, sizeof(trestle_source));
    if (!source) return NULL;
    *source = (trestle_source){.seat = seat, .kind = kind};
    if (kind == trestle_primary) {
        source->proxy =
            wl_proxy_marshal_constructor(seat->primary_manager, 0, &zwp_primary_selection_source_v1_interface, NULL);
        wl_proxy_add_listener(source->proxy, (void (**)(void))&primary_source_listener, source);
        for (int index = 0; index < count; index++) wl_proxy_marshal(source->proxy, 0, types[index]);
        return source;
    }
    struct wl_data_source *proxy = wl_data_device_manager_create_data_source(seat->manager);
    source->proxy = (struct wl_proxy *)proxy;
    wl_data_source_add_listener(proxy, &data_source_listener, source);
    for (int index = 0; index < count; index++) wl_data_source_offer(proxy, types[index]);
    if (kind == trestle_drag && wl_data_source_get_version(proxy) >= WL_DATA_SOURCE_SET_ACTIONS_SINCE_VERSION) {
        wl_data_source_set_actions(proxy, actions);
    }
    return source;
}

void trestle_source_destroy(trestle_source *source) {
    if (source->kind == trestle_primary) {
        wl_proxy_marshal(source->proxy, 1);
        wl_proxy_destroy(source->proxy);
    } else {
        wl_data_source_destroy((struct wl_data_source *)source->proxy);
    }
    free(source);
}
