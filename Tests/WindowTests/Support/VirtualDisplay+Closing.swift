import CXCB
import Foundation

extension VirtualDisplay {
    /// Requests a program to close a window, like a window manager whose close button the user clicks.
    func requestClosing(of window: DisplayWindow) throws {
        guard let connection = xcb_connect(environment["DISPLAY"], nil), let identifier = UInt32(window.id) else {
            throw ChildProcess.Failure(description: "The window \(window.id) cannot be closed")
        }
        defer { xcb_disconnect(connection) }
        func atom(_ name: String) throws -> xcb_atom_t {
            let request = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
            guard let reply = xcb_intern_atom_reply(connection, request, nil) else {
                throw ChildProcess.Failure(description: "The server has no atom \(name)")
            }
            defer { free(reply) }
            return reply.pointee.atom
        }
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = identifier
        event.type = try atom("WM_PROTOCOLS")
        event.data.data32 = (try atom("WM_DELETE_WINDOW"), 0, 0, 0, 0)
        withUnsafeBytes(of: &event) { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                _ = xcb_send_event(connection, 0, identifier, 0, $0.baseAddress)
            }
        }
        // The server discards what a closed connection has sent before, unless it has replied.
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    }
}
