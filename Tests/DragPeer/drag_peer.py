"""A GTK program that drags data to other programs and receives theirs, for the tests of windows.

Its window is in the top left corner of the display. The upper half is a source and the lower half is a target.

Usage: drag_peer.py uris|text|html|png|move
"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GdkPixbuf, Gtk  # noqa: E402

WIDTH, HEIGHT = 160, 240
KIND = sys.argv[1]


def report(text):
    print(text, flush=True)


def source():
    box = Gtk.EventBox()
    actions = Gdk.DragAction.COPY
    if KIND == "move":
        actions |= Gdk.DragAction.MOVE
    targets = {
        "uris": ["text/uri-list", "text/plain"],
        "html": ["text/html", "UTF8_STRING"],
        "png": ["image/png"],
    }.get(KIND, ["UTF8_STRING", "text/plain"])
    entries = [Gtk.TargetEntry.new(target, 0, 0) for target in targets]
    box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, entries, actions)

    def provide(widget, context, data, info, time):
        target = data.get_target().name()
        report(f"get {target}")
        if target == "text/uri-list":
            data.set_uris(sys.argv[2:])
        elif target == "text/html":
            data.set(data.get_target(), 8, "<b>Grüße</b>".encode())
        elif target == "image/png":
            pixbuf = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, 7, 5)
            pixbuf.fill(0xFF0000FF)
            data.set_pixbuf(pixbuf)
        else:
            data.set_text("Grüße aus GTK", -1)

    box.connect("drag-begin", lambda *_: report("begin"))
    box.connect("drag-data-get", provide)
    box.connect("drag-data-delete", lambda *_: report("delete"))
    box.connect("drag-failed", lambda *_: report("failed"))
    box.connect("drag-end", lambda _, context: report(f"end {int(context.get_selected_action())}"))
    return box


def target():
    box = Gtk.EventBox()
    names = {"uris": "text/uri-list", "html": "text/html", "png": "image/png"}
    entry = Gtk.TargetEntry.new(names.get(KIND, "UTF8_STRING"), 0, 0)
    box.drag_dest_set(Gtk.DestDefaults.ALL, [entry], Gdk.DragAction.COPY)

    def receive(widget, context, x, y, data, info, time):
        if KIND == "uris":
            report("received " + " ".join(data.get_uris()))
        elif KIND == "png":
            pixbuf = data.get_pixbuf()
            report(f"received {pixbuf.get_width()} {pixbuf.get_height()}")
        else:
            report("received " + data.get_data().decode())

    box.connect("drag-motion", lambda *_: report("motion"))
    box.connect("drag-leave", lambda *_: report("leave"))
    box.connect("drag-data-received", receive)
    return box


window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL, title="Peer")
window.set_default_size(WIDTH, HEIGHT)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
for child in source(), target():
    column.pack_start(child, True, True, 0)
window.add(column)
window.move(0, 0)
window.connect("map-event", lambda *_: report("appeared"))
window.show_all()
Gtk.main()
