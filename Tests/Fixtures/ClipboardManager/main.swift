import CXCB
import DataExchange
import Foundation
import X11Selections

// A clipboard manager, by the Clipboard Manager Specification of freedesktop.org: copies the clipboard of a program that is about to
// end, and offers it from then on.

guard let selections = X11Selections(), let connection = xcb_connect(nil, nil),
    let screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data
else { fatalError("ClipboardManager needs an X server.") }

func atom(_ name: String) -> xcb_atom_t {
    let reply = xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name), nil)
    defer { free(reply) }
    return reply?.pointee.atom ?? 0
}

func name(of atom: xcb_atom_t) -> String {
    guard let reply = xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), nil) else { return "" }
    defer { free(reply) }
    let bytes = UnsafeRawBufferPointer(
        start: xcb_get_atom_name_name(reply), count: Int(xcb_get_atom_name_name_length(reply)))
    return String(decoding: bytes, as: UTF8.self)
}

/// Returns the names of the targets that a program has listed in a property of its window.
func targets(in property: xcb_atom_t, of window: xcb_window_t) -> [String] {
    let request = xcb_get_property(connection, 0, window, property, XCB_ATOM_ATOM.rawValue, 0, 1024)
    guard let reply = xcb_get_property_reply(connection, request, nil) else { return [] }
    defer { free(reply) }
    let count = Int(xcb_get_property_value_length(reply)) / 4
    guard let value = xcb_get_property_value(reply) else { return [] }
    return (0..<count).map { name(of: value.load(fromByteOffset: $0 * 4, as: xcb_atom_t.self)) }
}

let (manager, saveTargets, null) = (atom("CLIPBOARD_MANAGER"), atom("SAVE_TARGETS"), atom("NULL"))
let window = xcb_generate_id(connection)
xcb_create_window(
    connection, UInt8(XCB_COPY_FROM_PARENT), window, screen.pointee.root, 0, 0, 1, 1, 0,
    UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), UInt32(XCB_COPY_FROM_PARENT), 0, nil)
xcb_set_selection_owner(connection, window, manager, UInt32(XCB_CURRENT_TIME))
free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))

func report(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

/// Copies the clipboard if an event is the request for it.
@MainActor
func handle(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    guard Int32(event.pointee.response_type & 0x7F) == XCB_SELECTION_REQUEST else { return }
    let request = UnsafeMutableRawPointer(event).load(as: xcb_selection_request_event_t.self)
    var reply = xcb_selection_notify_event_t()
    reply.response_type = UInt8(XCB_SELECTION_NOTIFY)
    (reply.requestor, reply.selection) = (request.requestor, request.selection)
    (reply.target, reply.time) = (request.target, request.time)
    var saved: [String: Data] = [:]
    if request.target == saveTargets {
        let names = targets(in: request.property, of: request.requestor)
        report("saves \(names.joined(separator: " "))")
        for name in names { saved[name] = selections.data(of: .clipboard, target: name) }
        xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), request.requestor, request.property, null, 32, 0, nil)
        reply.property = request.property
    }
    let message = withUnsafeBytes(of: &reply) { bytes in
        Array(bytes.prefix(32)) + [UInt8](repeating: 0, count: max(0, 32 - bytes.count))
    }
    message.withUnsafeBytes { bytes in
        _ = xcb_send_event(connection, 0, request.requestor, 0, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    xcb_flush(connection)
    guard !saved.isEmpty else { return }
    let data = saved
    selections.own(.clipboard, DataOffer(targets: data.keys.sorted(), provide: { $1(data[$0]) }))
    report("keeps \(data.count)")
}

// The data is provided on the main queue, which therefore must not wait for events.
let events = DispatchSource.makeReadSource(fileDescriptor: xcb_get_file_descriptor(connection), queue: .main)
events.setEventHandler {
    MainActor.assumeIsolated {
        while let event = xcb_poll_for_event(connection) {
            handle(event)
            free(event)
        }
        if xcb_connection_has_error(connection) != 0 { exit(0) }
    }
}
events.resume()
report("ready")
dispatchMain()
