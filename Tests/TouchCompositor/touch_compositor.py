"""A Wayland compositor without a display whose only input device is a touch screen, for the tests of drags.

Usage: touch_compositor.py SOCKET. It accepts one client with one window of 300 × 400 units. As soon as the window has content, it
holds a touch in it and moves that until the client begins a drag, which it moves to the lower half of the window and drops there.
"""
import array
import select
import socket
import struct
import sys
import time

WIDTH, HEIGHT = 300, 400
START, END = (100, 80), (100, 300)
TOUCH_SERIAL = 77

GLOBALS = [
    ("wl_compositor", 4), ("wl_shm", 1), ("wl_output", 2), ("wl_seat", 5), ("xdg_wm_base", 1),
    ("wl_data_device_manager", 3),
]
# The requests that create an object as their first argument, by interface.
CREATIONS = {
    "wl_compositor": {0: "wl_surface", 1: "wl_region"},
    "wl_surface": {3: "wl_callback"},
    "wl_shm": {0: "wl_shm_pool"},
    "wl_shm_pool": {0: "wl_buffer"},
    "wl_seat": {0: "wl_pointer", 1: "wl_keyboard", 2: "wl_touch"},
    "xdg_wm_base": {1: "xdg_positioner", 2: "xdg_surface"},
    "xdg_surface": {1: "xdg_toplevel"},
    "wl_data_device_manager": {0: "wl_data_source", 1: "wl_data_device"},
}


def report(text):
    print(text, flush=True)


def string(text):
    data = text.encode() + b"\0"
    return struct.pack("=I", len(data)) + data + b"\0" * (-len(data) % 4)


def fixed(point):
    return struct.pack("=ii", point[0] * 256, point[1] * 256)


class Compositor:
    def __init__(self, client):
        self.client = client
        self.objects = {1: "wl_display"}
        self.rest = b""
        self.formats = []
        self.main_surface = None
        self.frames = []
        self.frame_time = 0.0
        self.has_content = False
        self.is_touched = False
        self.hold_end = 0.0
        self.distance = 0
        self.source = None
        self.offer = 0xFF000000
        self.is_accepted = False

    def send(self, object_, opcode, payload=b""):
        self.client.sendall(struct.pack("=II", object_, (8 + len(payload)) << 16 | opcode) + payload)

    def finish(self, callback):
        self.send(callback, 0, struct.pack("=I", self.now))
        self.send(1, 1, struct.pack("=I", callback))

    def named(self, interface):
        return [number for number, name in self.objects.items() if name == interface]

    def run(self):
        while True:
            self.move_touch()
            if time.monotonic() >= self.frame_time:
                self.frame_time = time.monotonic() + 1 / 60
                for callback in self.frames:
                    self.finish(callback)
                self.frames = []
            if not select.select([self.client], [], [], 1 / 60)[0]:
                continue
            data, ancillary, _, _ = self.client.recvmsg(1 << 16, socket.CMSG_LEN(32 * 4))
            for _, _, files in ancillary:
                for file in array.array("i", files[: len(files) // 4 * 4]):
                    socket.close(file)
            if not data:
                return
            self.rest += data
            while len(self.rest) >= 8:
                object_, header = struct.unpack_from("=II", self.rest)
                if len(self.rest) < header >> 16:
                    break
                payload = self.rest[8 : header >> 16]
                self.rest = self.rest[header >> 16 :]
                self.receive(object_, header & 0xFFFF, payload)
                # A client may have several objects for the seat, and expects events for each.
                is_ready = self.has_content and len(self.named("wl_touch")) == len(self.named("wl_seat"))
                if is_ready and not self.is_touched:
                    self.is_touched = True
                    self.touch()

    def receive(self, object_, opcode, payload):
        interface = self.objects.get(object_)
        first = struct.unpack_from("=I", payload)[0] if len(payload) >= 4 else 0
        created = CREATIONS.get(interface, {}).get(opcode)
        if created:
            self.objects[first] = created
        if interface == "wl_display" and opcode == 0:
            self.finish(first)
        elif interface == "wl_display" and opcode == 1:
            self.objects[first] = "wl_registry"
            for number, (name, version) in enumerate(GLOBALS):
                self.send(first, 0, struct.pack("=I", number) + string(name) + struct.pack("=I", version))
        elif interface == "wl_registry":
            self.bind(GLOBALS[first][0], struct.unpack_from("=I", payload, len(payload) - 4)[0])
        elif interface == "xdg_surface" and opcode == 1:
            self.send(first, 0, struct.pack("=iiI", WIDTH, HEIGHT, 0))
            self.send(object_, 0, struct.pack("=I", 1))
        elif interface == "xdg_wm_base" and opcode == 2:
            self.main_surface = struct.unpack_from("=I", payload, 4)[0]
        elif interface == "wl_surface" and opcode == 1 and first:
            self.send(first, 0)
        elif created == "wl_callback":
            self.frames.append(first)
            self.has_content = self.has_content or object_ == self.main_surface
        elif interface == "wl_data_source" and opcode == 0:
            self.formats.append(payload[4 : 3 + first].decode())
        elif interface == "wl_data_device" and opcode == 0:
            self.source, origin, _, serial = struct.unpack("=IIII", payload)
            report(f"drag {origin == self.main_surface} {serial == TOUCH_SERIAL}")
            self.drag(object_)
        elif object_ == self.offer and opcode == 0 and not self.is_accepted:
            self.is_accepted = True
            self.drop()
        elif object_ == self.offer and opcode == 3:
            report("finished")
            self.send(self.source, 4)

    @property
    def now(self):
        return int(time.monotonic() * 1000) & 0xFFFFFFFF

    def bind(self, interface, object_):
        self.objects[object_] = interface
        if interface == "wl_shm":
            for format_ in 0, 1:
                self.send(object_, 0, struct.pack("=I", format_))
        elif interface == "wl_seat":
            self.send(object_, 0, struct.pack("=I", 4))
        elif interface == "wl_output":
            self.send(object_, 0, struct.pack("=iiiii", 0, 0, 100, 100, 0) + string("a") + string("b") + struct.pack("=i", 0))
            self.send(object_, 1, struct.pack("=Iiii", 3, WIDTH, HEIGHT, 60000))
            self.send(object_, 3, struct.pack("=i", 1))
            self.send(object_, 2)

    def touch(self):
        self.hold_end = time.monotonic() + 1.5
        for touch in self.named("wl_touch"):
            self.send(touch, 0, struct.pack("=IIIi", TOUCH_SERIAL, self.now, self.main_surface, 0) + fixed(START))
            self.send(touch, 3)

    def move_touch(self):
        """Moves the touch after it has been held, until the client begins a drag."""
        if not self.is_touched or self.source or time.monotonic() < self.hold_end or self.distance > 40:
            return
        self.distance += 8
        self.hold_end = time.monotonic() + 0.05
        for touch in self.named("wl_touch"):
            self.send(touch, 2, struct.pack("=Ii", self.now, 0) + fixed((START[0] + self.distance, START[1])))
            self.send(touch, 3)

    def drag(self, device):
        """Reports the drag to the window, as the compositor does instead of the touches."""
        self.objects[self.offer] = "wl_data_offer"
        self.send(device, 0, struct.pack("=I", self.offer))
        for format_ in self.formats:
            self.send(self.offer, 0, string(format_))
        self.send(self.offer, 1, struct.pack("=I", 1))
        self.send(device, 1, struct.pack("=II", 78, self.main_surface) + fixed(START) + struct.pack("=I", self.offer))
        for step in range(1, 6):
            y = START[1] + (END[1] - START[1]) * step // 5
            self.send(device, 3, struct.pack("=I", self.now) + fixed((END[0], y)))
        self.device = device

    def drop(self):
        self.send(self.offer, 2, struct.pack("=I", 1))
        self.send(self.source, 5, struct.pack("=I", 1))
        # The window follows the drag.
        time.sleep(0.5)
        self.send(self.device, 4)
        self.send(self.source, 3)


server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
report("ready")
try:
    Compositor(server.accept()[0]).run()
except ConnectionError:
    # The client has ended.
    pass
