@_implementationOnly import CXCB
import Foundation

/// Data of another program that is being received.
struct SelectionRead {
    let selection: UInt32
    let target: UInt32
    /// The property of the own window in which the data arrives.
    let property: UInt32
    /// The data that has arrived, or `nil` before the transfer turns out to be incremental.
    var parts: Data?
    let completion: @Sendable (Data?) -> Void
}

/// Receiving data of other programs.
extension SelectionWorker {
    /// The maximum size of received data, in bytes.
    private static let maximumSize = 1 << 28

    func readData(
        of selection: X11Selection, _ target: String, at time: UInt32 = UInt32(XCB_CURRENT_TIME),
        _ completion: @escaping @Sendable (Data?) -> Void
    ) {
        let property = "TRESTLE_SELECTION_\(nextReadNumber())"
        let found = atoms.atoms(of: [target, property])
        guard !found.contains(0) else { return completion(nil) }
        // A transfer that was given up may still occupy the property.
        reads.removeAll { $0.property == found[1] }
        xcb_delete_property(connection, window, found[1])
        reads.append(
            SelectionRead(
                selection: atoms[selection], target: found[0], property: found[1], completion: completion))
        xcb_convert_selection(connection, window, atoms[selection], found[0], found[1], time)
    }

    func readTargets(of selection: X11Selection, _ completion: @escaping @Sendable ([String]) -> Void) {
        let inbox = inbox
        readData(of: selection, "TARGETS") { data in
            let numbers = data.map(Self.numbers(in:)) ?? []
            inbox.run { worker in completion(worker.atoms.names(of: numbers)) }
        }
    }

    /// Returns the 32-bit numbers in the value of a property.
    static func numbers(in data: Data) -> [UInt32] {
        stride(from: 0, to: data.count - 3, by: 4).map { offset in
            data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
        }
    }

    func receive(_ event: xcb_selection_notify_event_t) {
        let index = reads.firstIndex { read in
            read.selection == event.selection && read.target == event.target
                && (event.property == read.property || event.property == XCB_ATOM_NONE.rawValue)
        }
        guard let index else { return }
        guard event.property != XCB_ATOM_NONE.rawValue, let part = takeProperty(event.property) else {
            return reads.remove(at: index).completion(nil)
        }
        inbox.progress.add(1, ordering: .relaxed)
        guard part.type == atoms.incremental else { return reads.remove(at: index).completion(part.data) }
        reads[index].parts = Data()
    }

    /// Receives a part of an incremental transfer, the last of which is empty.
    func receivePart(_ property: UInt32) {
        guard let index = reads.firstIndex(where: { $0.property == property }), let parts = reads[index].parts else {
            return
        }
        guard let part = takeProperty(property), parts.count + part.data.count <= Self.maximumSize else {
            return reads.remove(at: index).completion(nil)
        }
        inbox.progress.add(1, ordering: .relaxed)
        if part.data.isEmpty {
            let read = reads.remove(at: index)
            read.completion(read.parts)
        } else {
            reads[index].parts?.append(part.data)
        }
    }

    /// Returns the value of a property of the own window and deletes it, which requests the next part.
    private func takeProperty(_ property: UInt32) -> (type: UInt32, data: Data)? {
        let request = xcb_get_property(
            connection, 1, window, property, XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, UInt32(Self.maximumSize / 4))
        let reply = xcb_get_property_reply(connection, request, nil)
        defer { free(reply) }
        guard let reply, reply.pointee.bytes_after == 0 else { return nil }
        let count = Int(xcb_get_property_value_length(reply))
        guard count > 0, let bytes = xcb_get_property_value(reply) else { return (reply.pointee.type, Data()) }
        return (reply.pointee.type, Data(bytes: bytes, count: count))
    }
}
