// Functions for run loops that libdispatch and Foundation export, but declare in no header.
#pragma once

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

extern const void *const kCFRunLoopDefaultMode;
void *CFRunLoopGetMain(void);
double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode);

/// Returns a nonblocking file descriptor that becomes readable when work is added to the main queue.
static inline int trestle_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Performs the pending work of the main queue. Must be called on the main thread.
static inline void trestle_main_queue_drain(void) { _dispatch_main_queue_callback_4CF((void *)0); }

/// Returns when the next timer of Foundation's main run loop is due, in seconds since the reference date, or 0 without a timer.
static inline double trestle_next_timer_date(void) {
    return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
}
