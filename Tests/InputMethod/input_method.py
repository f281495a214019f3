"""An input method for a Wayland compositor, for the tests of windows. It speaks the protocol `input-method-unstable-v2`.

It prints "activate" and "deactivate", and reads a command from each line of its input: "compose TEXT" or "commit TEXT".
"""
import os
import select
import socket
import struct
import sys

DISPLAY, REGISTRY, CALLBACK, SEAT, MANAGER, METHOD = range(1, 7)


def string(text):
    data = text.encode() + b"\0"
    return struct.pack("=I", len(data)) + data + b"\0" * (-len(data) % 4)


class Connection:
    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self.rest = b""

    def send(self, object_, opcode, payload=b""):
        self.socket.sendall(struct.pack("=II", object_, (8 + len(payload)) << 16 | opcode) + payload)

    def receive(self):
        """Returns the events that have arrived, each with its object, its number and its arguments."""
        data = self.socket.recv(1 << 16)
        if not data:
            sys.exit("The compositor has ended the connection.")
        self.rest += data
        events = []
        while len(self.rest) >= 8:
            object_, header = struct.unpack_from("=II", self.rest)
            if len(self.rest) < header >> 16:
                break
            events.append((object_, header & 0xFFFF, self.rest[8 : header >> 16]))
            self.rest = self.rest[header >> 16 :]
        return events


def report(text):
    print(text, flush=True)


connection = Connection()
connection.send(DISPLAY, 1, struct.pack("=I", REGISTRY))
connection.send(DISPLAY, 0, struct.pack("=I", CALLBACK))
names = {}
while True:
    events = connection.receive()
    for object_, opcode, payload in events:
        if object_ == REGISTRY and opcode == 0:
            name, length = struct.unpack_from("=II", payload)
            names[payload[8 : 7 + length].decode()] = name
    if any(object_ == CALLBACK for object_, _, _ in events):
        break
for identifier, interface in (SEAT, "wl_seat"), (MANAGER, "zwp_input_method_manager_v2"):
    payload = struct.pack("=I", names[interface]) + string(interface) + struct.pack("=II", 1, identifier)
    connection.send(REGISTRY, 0, payload)
connection.send(MANAGER, 0, struct.pack("=II", SEAT, METHOD))
report("ready")

state_count = 0
while True:
    for source in select.select([connection.socket, sys.stdin], [], [])[0]:
        if source is connection.socket:
            for object_, opcode, payload in connection.receive():
                if object_ == DISPLAY and opcode == 0:
                    sys.exit("The compositor reports an error.")
                if object_ != METHOD:
                    continue
                if opcode == 5:
                    state_count += 1
                elif opcode in (0, 1):
                    report("activate" if opcode == 0 else "deactivate")
            continue
        line = sys.stdin.readline()
        if not line:
            sys.exit()
        command, _, text = line.rstrip("\n").partition(" ")
        if command == "compose":
            length = len(text.encode())
            connection.send(METHOD, 1, string(text) + struct.pack("=ii", length, length))
        elif command == "commit":
            connection.send(METHOD, 0, string(text))
        connection.send(METHOD, 3, struct.pack("=I", state_count))
