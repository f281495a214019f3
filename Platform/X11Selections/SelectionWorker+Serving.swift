@_implementationOnly import CXCB
import Foundation

/// Data that is sent to another program in parts.
struct OutgoingTransfer {
    let requestor: UInt32
    let property: UInt32
    let type: UInt32
    var rest: Data
}

/// A request of another program, as far as it is the same for all of its targets.
private struct SelectionRequest: Sendable {
    let selection: X11Selection
    let requestor: UInt32
    let time: UInt32

    init(_ event: xcb_selection_request_event_t, _ selection: X11Selection) {
        self.selection = selection
        requestor = event.requestor
        time = event.time
    }
}

/// Sending data to other programs.
extension SelectionWorker {
    /// The maximum number of simultaneous incremental transfers. Programs that have given up remain in the list until then.
    private static let maximumTransferCount = 32

    func answer(_ event: xcb_selection_request_event_t) {
        inbox.progress.add(1, ordering: .relaxed)
        // Obsolete programs name no property.
        let property = event.property == XCB_ATOM_NONE.rawValue ? event.target : event.property
        var reply = xcb_selection_notify_event_t()
        reply.response_type = UInt8(XCB_SELECTION_NOTIFY)
        reply.requestor = event.requestor
        reply.selection = event.selection
        reply.target = event.target
        reply.time = event.time
        let answered = reply
        let finish: @Sendable (SelectionWorker, Bool) -> Void = { worker, isDone in
            var reply = answered
            reply.property = isDone ? property : XCB_ATOM_NONE.rawValue
            withUnsafeBytes(of: &reply) { bytes in
                // The server reads 32 bytes.
                var message = [UInt8](bytes.prefix(32))
                message += [UInt8](repeating: 0, count: 32 - message.count)
                message.withUnsafeBufferPointer { buffer in
                    buffer.withMemoryRebound(to: CChar.self) {
                        _ = xcb_send_event(worker.connection, 0, answered.requestor, 0, $0.baseAddress)
                    }
                }
            }
        }
        guard let selection = atoms.selection(event.selection), let time = offers[selection]?.time,
            event.time == UInt32(XCB_CURRENT_TIME) || event.time >= time
        else { return finish(self, false) }
        let request = SelectionRequest(event, selection)
        if event.target == atoms.multiple {
            convertPairs(in: property, request, finish)
        } else {
            convert(event.target, to: property, request, finish)
        }
    }

    /// Stores the data of a target in a property of the requestor.
    private func convert(
        _ target: UInt32, to property: UInt32, _ request: SelectionRequest,
        _ finish: @escaping @Sendable (SelectionWorker, Bool) -> Void
    ) {
        guard let (offer, time) = offers[request.selection] else { return finish(self, false) }
        if target == atoms.targets {
            var list = [atoms.targets, atoms.timestamp, atoms.multiple]
            if request.selection == .clipboard { list.append(atoms.saveTargets) }
            list += atoms.atoms(of: offer.targets)
            store(list, type: XCB_ATOM_ATOM.rawValue, in: property, of: request.requestor)
            return finish(self, true)
        }
        if target == atoms.timestamp {
            store([time], type: XCB_ATOM_INTEGER.rawValue, in: property, of: request.requestor)
            return finish(self, true)
        }
        if target == atoms.saveTargets, request.selection == .clipboard {
            // In this direction the target only declares that the clipboard is handed over at the end of the process.
            store([], type: atoms.null, in: property, of: request.requestor)
            return finish(self, true)
        }
        guard let name = atoms.names(of: [target]).first, offer.targets.contains(name) else {
            return finish(self, false)
        }
        if request.selection == .clipboard, let savedClipboard {
            return send(savedClipboard[name], of: name, as: target, to: property, request, finish)
        }
        let inbox = inbox
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                offer.provide(name) { data in
                    inbox.run { $0.send(data, of: name, as: target, to: property, request, finish) }
                }
            }
        }
    }

    /// Stores data in a property of the requestor.
    private func send(
        _ data: Data?, of name: String, as target: UInt32, to property: UInt32, _ request: SelectionRequest,
        _ finish: @Sendable (SelectionWorker, Bool) -> Void
    ) {
        guard let data else { return finish(self, false) }
        // "TEXT" is any encoding; the type names the one of the data.
        let type = name == "TEXT" ? atoms.atoms(of: ["UTF8_STRING"])[0] : target
        send(data, type: type, to: property, of: request.requestor)
        finish(self, true)
    }

    /// Converts several targets, which the requestor lists in pairs of targets and properties.
    private func convertPairs(
        in property: UInt32, _ request: SelectionRequest,
        _ finish: @escaping @Sendable (SelectionWorker, Bool) -> Void
    ) {
        let reply = xcb_get_property_reply(
            connection, xcb_get_property(connection, 0, request.requestor, property, atoms.atomPair, 0, 256), nil)
        defer { free(reply) }
        guard let reply, reply.pointee.format == 32, let value = xcb_get_property_value(reply) else {
            return finish(self, false)
        }
        let count = Int(xcb_get_property_value_length(reply)) / 4
        let pairs = (0..<count).map { value.load(fromByteOffset: $0 * 4, as: UInt32.self) }
        convertPair(0, pairs, in: property, request, finish)
    }

    private func convertPair(
        _ index: Int, _ pairs: [UInt32], in property: UInt32, _ request: SelectionRequest,
        _ finish: @escaping @Sendable (SelectionWorker, Bool) -> Void
    ) {
        guard index + 1 < pairs.count else {
            store(pairs, type: atoms.atomPair, in: property, of: request.requestor)
            return finish(self, true)
        }
        convert(pairs[index], to: pairs[index + 1], request) { worker, isDone in
            var pairs = pairs
            if !isDone { pairs[index + 1] = XCB_ATOM_NONE.rawValue }
            worker.convertPair(index + 2, pairs, in: property, request, finish)
        }
    }

    func store(_ numbers: [UInt32], type: UInt32, in property: UInt32, of requestor: UInt32) {
        xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), requestor, property, type, 32, UInt32(numbers.count),
            numbers)
    }

    private func store(_ data: Data, type: UInt32, in property: UInt32, of requestor: UInt32) {
        data.withUnsafeBytes { bytes in
            _ = xcb_change_property(
                connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), requestor, property, type, 8, UInt32(bytes.count),
                bytes.baseAddress)
        }
    }

    // MARK: Incremental transfers

    private func send(_ data: Data, type: UInt32, to property: UInt32, of requestor: UInt32) {
        guard data.count > chunkSize else { return store(data, type: type, in: property, of: requestor) }
        transfers.removeAll { $0.requestor == requestor && $0.property == property }
        if transfers.count >= Self.maximumTransferCount { transfers.removeFirst() }
        transfers.append(OutgoingTransfer(requestor: requestor, property: property, type: type, rest: data))
        follow(requestor, true)
        store([UInt32(clamping: data.count)], type: atoms.incremental, in: property, of: requestor)
    }

    /// Sends the next part, after the requestor has removed the one before. An empty part is the last.
    func continueTransfer(to requestor: UInt32, _ property: UInt32) {
        let index = transfers.firstIndex { $0.requestor == requestor && $0.property == property }
        guard let index else { return }
        inbox.progress.add(1, ordering: .relaxed)
        let part = transfers[index].rest.prefix(chunkSize)
        store(part, type: transfers[index].type, in: property, of: requestor)
        transfers[index].rest = transfers[index].rest.dropFirst(chunkSize)
        guard part.isEmpty else { return }
        transfers.remove(at: index)
        if !transfers.contains(where: { $0.requestor == requestor }), !isWindowOfDrag(requestor) {
            follow(requestor, false)
        }
    }

    func removeTransfers(to requestor: UInt32) {
        transfers.removeAll { $0.requestor == requestor }
    }

    /// Begins or ends to receive the events of another program's window.
    func follow(_ requestor: UInt32, _ follows: Bool) {
        var mask = follows ? XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue : 0
        xcb_change_window_attributes(connection, requestor, XCB_CW_EVENT_MASK.rawValue, &mask)
    }
}
