#define _GNU_SOURCE
#include "WaylandHandshake.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

// A message is at most 65,535 bytes long.
enum { maximum_files = 64, read_size = 4096, buffer_size = (1 << 16) + read_size };

/// Files that messages carry.
typedef struct {
    int numbers[maximum_files];
    size_t count;
} received_files;

static struct {
    /// The end of SDL, the one of the thread, and the connection to the compositor.
    int client, thread_end, server, stop;
    ino_t client_node;
    pthread_t thread;
    const char *const *hidden;
    /// The identifier of SDL's registry, or 0 as long as it is not known.
    uint32_t registry;
    /// The messages of the compositor that have not been passed on.
    uint8_t buffer[buffer_size];
    size_t count;
    /// The files of these messages.
    received_files files;
} handshake = {.client = -1, .thread_end = -1, .server = -1, .stop = -1};

// MARK: Sockets

static int connect_to_compositor(void) {
    const char *inherited = getenv("WAYLAND_SOCKET");
    if (inherited) {
        char *end = NULL;
        long number = strtol(inherited, &end, 10);
        return *inherited && !*end && number >= 0 && number <= INT32_MAX ? (int)number : -1;
    }
    const char *name = getenv("WAYLAND_DISPLAY"), *folder = getenv("XDG_RUNTIME_DIR");
    if (!name || !*name) name = "wayland-0";
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int length = name[0] == '/' ? snprintf(address.sun_path, sizeof(address.sun_path), "%s", name)
        : folder ? snprintf(address.sun_path, sizeof(address.sun_path), "%s/%s", folder, name) : -1;
    if (length < 0 || (size_t)length >= sizeof(address.sun_path)) return -1;
    int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (file >= 0 && connect(file, (struct sockaddr *)&address, sizeof(address)) != 0) {
        close(file);
        file = -1;
    }
    return file;
}

static void close_all(void) {
    int *files[] = {&handshake.thread_end, &handshake.server, &handshake.stop};
    for (size_t index = 0; index < sizeof(files) / sizeof(*files); index++) {
        if (*files[index] >= 0) close(*files[index]);
        *files[index] = -1;
    }
}

static void close_files(received_files *files) {
    for (size_t index = 0; index < files->count; index++) close(files->numbers[index]);
    files->count = 0;
}

/// Receives bytes, and adds their files to a list. Returns the number of bytes.
static ssize_t receive(int file, void *bytes, received_files *files, int flags) {
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int) * maximum_files)];
    } control;
    struct iovec part = {bytes, read_size};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control)};
    ssize_t count;
    do count = recvmsg(file, &message, MSG_CMSG_CLOEXEC | flags); while (count < 0 && errno == EINTR);
    if (count < 0) return count;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t file_count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < file_count; index++) {
            int number;
            memcpy(&number, CMSG_DATA(header) + index * sizeof(int), sizeof(int));
            if (files->count < maximum_files) files->numbers[files->count++] = number; else close(number);
        }
    }
    return count;
}

/// Sends bytes with files, and closes the files.
static bool forward(int file, const uint8_t *bytes, size_t count, received_files *files) {
    while (count > 0) {
        union {
            struct cmsghdr header;
            char space[CMSG_SPACE(sizeof(int) * maximum_files)];
        } control;
        struct iovec part = {(void *)bytes, count};
        struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
        if (files->count > 0) {
            message.msg_control = &control;
            message.msg_controllen = CMSG_SPACE(sizeof(int) * files->count);
            struct cmsghdr *header = CMSG_FIRSTHDR(&message);
            *header = (struct cmsghdr){
                .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof(int) * files->count)};
            memcpy(CMSG_DATA(header), files->numbers, sizeof(int) * files->count);
        }
        ssize_t sent = sendmsg(file, &message, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        close_files(files);
        bytes += sent;
        count -= (size_t)sent;
    }
    return true;
}

// MARK: Messages

static uint32_t number(const uint8_t *bytes) {
    uint32_t value;
    memcpy(&value, bytes, sizeof(value));
    return value;
}

/// Returns whether a message of the compositor announces a hidden global to SDL.
static bool is_hidden(const uint8_t *message, size_t size) {
    // The arguments of `wl_registry.global` are a number, and the interface with its length.
    if (handshake.registry == 0 || size < 16 || number(message) != handshake.registry) return false;
    if ((number(message + 4) & 0xFFFF) != 0) return false;
    uint32_t length = number(message + 12);
    if (length == 0 || length > size - 16 || message[16 + length - 1] != 0) return false;
    for (const char *const *name = handshake.hidden; *name; name++) {
        if (strcmp(*name, (const char *)message + 16) == 0) return true;
    }
    return false;
}

/// Passes on what SDL sends, and finds its registry in it.
static bool forward_requests(int flags, bool *is_empty) {
    uint8_t bytes[read_size];
    received_files files = {.count = 0};
    ssize_t count = receive(handshake.thread_end, bytes, &files, flags);
    *is_empty = count < 0 && errno == EAGAIN;
    if (count <= 0) return *is_empty;
    // The first request of a client is `wl_display.get_registry`.
    if (handshake.registry == 0 && count >= 12 && number(bytes) == 1 && (number(bytes + 4) & 0xFFFF) == 1) {
        handshake.registry = number(bytes + 8);
    }
    bool succeeds = forward(handshake.server, bytes, (size_t)count, &files);
    close_files(&files);
    return succeeds;
}

/// Passes on the complete messages of the compositor. Files are sent with the next one, because they need a byte.
static bool forward_events(void) {
    ssize_t count = receive(handshake.server, handshake.buffer + handshake.count, &handshake.files, 0);
    if (count <= 0) return false;
    handshake.count += (size_t)count;
    static uint8_t passed[buffer_size];
    size_t passed_count = 0, position = 0;
    while (handshake.count - position >= 8) {
        size_t size = number(handshake.buffer + position + 4) >> 16;
        if (size < 8) return false;
        if (size > handshake.count - position) break;
        if (!is_hidden(handshake.buffer + position, size)) {
            memcpy(passed + passed_count, handshake.buffer + position, size);
            passed_count += size;
        }
        position += size;
    }
    handshake.count -= position;
    memmove(handshake.buffer, handshake.buffer + position, handshake.count);
    return forward(handshake.thread_end, passed, passed_count, &handshake.files);
}

static void *forward_messages(void *unused) {
    bool is_open = true, is_empty = false;
    while (is_open) {
        struct pollfd files[] = {
            {handshake.thread_end, POLLIN, 0}, {handshake.server, POLLIN, 0}, {handshake.stop, POLLIN, 0}};
        if (poll(files, 3, -1) < 0) {
            if (errno == EINTR) continue;
            break;
        }
        if (files[2].revents) {
            while (is_open && !is_empty) is_open = forward_requests(MSG_DONTWAIT, &is_empty);
            if (is_open && handshake.count > 0) {
                is_open = forward(handshake.thread_end, handshake.buffer, handshake.count, &handshake.files);
            }
            break;
        }
        if (files[0].revents) is_open = forward_requests(0, &is_empty);
        if (is_open && files[1].revents) is_open = forward_events();
    }
    close_files(&handshake.files);
    // SDL notices the end of the connection.
    if (!is_open) shutdown(handshake.thread_end, SHUT_RDWR);
    return NULL;
}

// MARK: Phases

static ino_t node(int file) {
    struct stat status;
    return fstat(file, &status) == 0 ? status.st_ino : 0;
}

bool trestle_wayland_handshake_begin(const char *const *hidden) {
    int ends[2];
    handshake.server = connect_to_compositor();
    if (handshake.server < 0) return false;
    handshake.stop = eventfd(0, EFD_CLOEXEC);
    if (handshake.stop < 0 || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        close_all();
        return false;
    }
    handshake.client = ends[0];
    handshake.thread_end = ends[1];
    handshake.client_node = node(ends[0]);
    handshake.hidden = hidden;
    char name[16];
    snprintf(name, sizeof(name), "%d", handshake.client);
    // As the last variable it can be removed while other threads read the environment.
    unsetenv("WAYLAND_SOCKET");
    sigset_t all, previous;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &previous);
    bool starts = setenv("WAYLAND_SOCKET", name, 1) == 0
        && pthread_create(&handshake.thread, NULL, forward_messages, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &previous, NULL);
    if (!starts) {
        unsetenv("WAYLAND_SOCKET");
        close(handshake.client);
        close_all();
    }
    return starts;
}

bool trestle_wayland_handshake_end(void) {
    if (handshake.server < 0) return false;
    eventfd_write(handshake.stop, 1);
    pthread_join(handshake.thread, NULL);
    bool is_unused = getenv("WAYLAND_SOCKET") != NULL;
    if (is_unused) {
        unsetenv("WAYLAND_SOCKET");
        close(handshake.client);
    }
    // A library that connects again has closed the socket.
    if (!is_unused && handshake.registry != 0 && node(handshake.client) == handshake.client_node) return true;
    close_all();
    return false;
}

bool trestle_wayland_handshake_has_unread(void) {
    int count = 0;
    return ioctl(handshake.client, FIONREAD, &count) == 0 && count > 0;
}

void trestle_wayland_handshake_finish(void) {
    dup3(handshake.server, handshake.client, O_CLOEXEC);
    close_all();
}
