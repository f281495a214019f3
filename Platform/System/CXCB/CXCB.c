#include "CXCB.h"
#include <stdlib.h>
#include <string.h>
#include <xcb/xcbext.h>

static xcb_extension_t xfixes = {"XFIXES", 0};

/// Sends a request. XCB uses the two elements before those of the request.
static unsigned int send(xcb_connection_t *connection, int flags, uint8_t opcode, void *request, size_t size, uint8_t is_void) {
    xcb_protocol_request_t protocol = {.count = 1, .ext = &xfixes, .opcode = opcode, .isvoid = is_void};
    struct iovec parts[3] = {{0}, {0}, {.iov_base = request, .iov_len = size}};
    return xcb_send_request(connection, flags, parts + 2, &protocol);
}

uint8_t trestle_xfixes_start(xcb_connection_t *connection) {
    const xcb_query_extension_reply_t *extension = xcb_get_extension_data(connection, &xfixes);
    if (!extension || !extension->present) return 0;
    struct {
        uint8_t major, minor;
        uint16_t length;
        uint32_t client_major, client_minor;
    } request = {.client_major = 2};
    // A server rejects the other requests of clients that have not sent their version.
    unsigned int sequence = send(connection, XCB_REQUEST_CHECKED, 0, &request, sizeof request, 0);
    xcb_generic_error_t *error = NULL;
    void *reply = xcb_wait_for_reply(connection, sequence, &error);
    uint8_t first = reply ? extension->first_event : 0;
    free(reply);
    free(error);
    return first;
}

void trestle_xfixes_select_selection(xcb_connection_t *connection, xcb_window_t window, xcb_atom_t selection) {
    struct {
        uint8_t major, minor;
        uint16_t length;
        xcb_window_t window;
        xcb_atom_t selection;
        // A new owner, the end of the owner's window, the end of the owner's connection.
        uint32_t mask;
    } request = {.window = window, .selection = selection, .mask = 7};
    send(connection, 0, 2, &request, sizeof request, 1);
}

void trestle_xfixes_set_shape(
    xcb_connection_t *connection, xcb_window_t window, int kind, const xcb_rectangle_t *rects, int count) {
    uint32_t region = xcb_generate_id(connection);
    size_t size = 8 + (size_t)count * sizeof(xcb_rectangle_t);
    uint32_t *creation = calloc(1, size);
    if (!creation) return;
    creation[1] = region;
    if (count > 0) memcpy(creation + 2, rects, size - 8);
    send(connection, 0, 5, creation, size, 1);
    free(creation);
    struct {
        uint8_t major, minor;
        uint16_t length;
        xcb_window_t window;
        uint8_t kind, padding[3];
        int16_t x, y;
        uint32_t region;
    } shape = {.window = window, .kind = (uint8_t)kind, .region = region};
    send(connection, 0, 21, &shape, sizeof shape, 1);
    struct {
        uint8_t major, minor;
        uint16_t length;
        uint32_t region;
    } removal = {.region = region};
    send(connection, 0, 10, &removal, sizeof removal, 1);
}
