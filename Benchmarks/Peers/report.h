/* What every window program reports, in lines of "name value": read by Sources/Bench. */
#ifndef TRESTLE_BENCHMARK_REPORT_H
#define TRESTLE_BENCHMARK_REPORT_H

#include <stdio.h>
#include <time.h>

static double report_seconds(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The first frame is on the screen: when, by the clock that the caller knows too. */
static void report_first_frame(void)
{
    printf("first_frame_at %.6f\n", report_seconds(CLOCK_MONOTONIC));
    fflush(stdout);
}

/* The most memory that was resident since the program started, in kilobytes. Not getrusage's: that one remembers what
 * the program that started this one had resident. */
static long report_peak_kilobytes(void)
{
    long kilobytes = 0;
    char line[256];
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status))
        sscanf(line, "VmHWM: %ld", &kilobytes);
    if (status)
        fclose(status);
    return kilobytes;
}

/* All frames were drawn, and took this much of the processor in all threads, in seconds. */
static void report_scrolled(int frames, double cpu, double offset)
{
    printf("frames %d\ncpu %.6f\noffset %.0f\npeak_kilobytes %ld\n", frames, cpu, offset, report_peak_kilobytes());
    fflush(stdout);
}

#endif
