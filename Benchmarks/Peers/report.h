/* The report of a window program, in lines of the form "name value", which Sources/Bench parses. */
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

/* Reports the time at which the first frame is on the screen, by the monotonic clock, which all processes share. */
static void report_first_frame(void)
{
    printf("first_frame_at %.6f\n", report_seconds(CLOCK_MONOTONIC));
    fflush(stdout);
}

/* Returns the peak resident memory of the process, in kilobytes. getrusage would include the memory of the parent
 * process before exec. */
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

/* Reports that all frames were drawn, with the CPU time of all threads and the time that has passed, in seconds. */
static void report_scrolled(int frames, double cpu, double wall, double offset)
{
    printf("frames %d\ncpu %.6f\nwall %.6f\noffset %.0f\npeak_kilobytes %ld\n", frames, cpu, wall, offset, report_peak_kilobytes());
    fflush(stdout);
}

#endif
