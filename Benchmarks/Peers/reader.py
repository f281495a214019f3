"""Reads rows of the list of TableWindow by AT-SPI, as a screen reader does, until the program ends. Prints the number of calls.

usage: reader.py ROWS_PER_SECOND, which is 0 for a reader that is connected and silent
"""
import sys
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

PREFIX = "org.a11y.atspi."
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
LIST = 31  # the number of the role

rate = float(sys.argv[1])
session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync(
    "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0]
bus = Gio.DBusConnection.new_for_address_sync(
    address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
calls = 0


def call(element, interface, method, signature=None, *arguments):
    global calls
    calls += 1
    value = GLib.Variant(signature, arguments) if signature else None
    return bus.call_sync(element[0], element[1], interface, method, value, None, 0, 2000, None).unpack()


def get(element, name, interface="Accessible"):
    return call(element, "org.freedesktop.DBus.Properties", "Get", "(ss)", PREFIX + interface, name)[0]


def accessible(element, method, signature=None, *arguments):
    return call(element, PREFIX + "Accessible", method, signature, *arguments)


def find_list(element):
    if accessible(element, "GetRole")[0] == LIST:
        return element
    for child in accessible(element, "GetChildren")[0]:
        if found := find_list(child):
            return found
    return None


def wait_for_list():
    while True:
        for app in accessible((REGISTRY, ROOT), "GetChildren")[0]:
            if found := find_list(app):
                return found
        time.sleep(0.02)


def read(row):
    """The calls of a screen reader that moves to a row."""
    get(row, "Name")
    get(row, "Description")
    get(row, "Parent")
    accessible(row, "GetRole")
    accessible(row, "GetState")
    accessible(row, "GetAttributes")
    accessible(row, "GetInterfaces")
    accessible(row, "GetIndexInParent")
    call(row, PREFIX + "Component", "GetExtents", "(u)", 0)


try:
    rows = wait_for_list()
    calls = 0
    next_time = time.monotonic()
    while True:
        if rate == 0:
            if not bus.call_sync(
                    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
                    GLib.Variant("(s)", (rows[0],)), None, 0, -1, None).unpack()[0]:
                break
            time.sleep(0.1)
            continue
        # The rows on the screen, one of which is read.
        visible = accessible(rows, "GetChildren")[0]
        read(visible[len(visible) // 2])
        next_time += 1 / rate
        time.sleep(max(0, next_time - time.monotonic()))
except GLib.Error:
    pass
print(calls)
