// Two functions that libdispatch exports for run loops, and that none of its headers declares.
#pragma once

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/// A file descriptor that becomes readable when something is put into the main queue. Reading does not block.
static inline int trestle_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Runs what is in the main queue. To be called on the main thread.
static inline void trestle_main_queue_drain(void) { _dispatch_main_queue_callback_4CF((void *)0); }
