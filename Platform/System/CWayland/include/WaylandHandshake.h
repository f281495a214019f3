#pragma once
#include <stdbool.h>

// SDL 2 binds every global that it knows, also those that a client can use only once: a second data device of the process receives
// drags or not, depending on the compositor, and SDL's own reads dropped files although the app does not use them. SDL has no setting
// for that. While it connects, its messages therefore pass through a thread that removes such globals from the list of the compositor.
// After that, the thread ends and SDL's socket is that of the compositor.

/// Connects to the compositor and starts the thread. Stores the socket for SDL in the environment, as its last variable.
///
/// \param hidden The names of the globals, terminated by NULL. The array must remain valid.
/// \returns False without a compositor.
bool trestle_wayland_handshake_begin(const char *const *hidden);

/// Ends the thread after SDL has been initialized.
///
/// \returns Whether SDL has used the connection. Then `trestle_wayland_handshake_finish` must be called.
bool trestle_wayland_handshake_end(void);

/// Returns whether SDL has yet to read messages of the thread.
bool trestle_wayland_handshake_has_unread(void);

/// Connects SDL's socket with the compositor, after SDL has read the messages of the thread.
void trestle_wayland_handshake_finish(void);
