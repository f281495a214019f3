// Two functions that libdispatch exports for run loops, but declares in no header.
#pragma once

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/// Returns a nonblocking file descriptor that becomes readable when work is added to the main queue.
static inline int trestle_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Performs the pending work of the main queue. Must be called on the main thread.
static inline void trestle_main_queue_drain(void) { _dispatch_main_queue_callback_4CF((void *)0); }
