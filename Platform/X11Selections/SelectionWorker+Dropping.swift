@_implementationOnly import CXCB
internal import DataExchange
import Foundation

/// A drag of another program over the window of the app.
struct IncomingDragState {
    struct Position {
        let x: Int16
        let y: Int16
        let allowsMove: Bool
    }

    let number: Int
    let source: UInt32
    /// The window of the app.
    let site: UInt32
    let targets: [String]
    var drag: DragData?
    /// The time of the last message, with which data is requested.
    var time: UInt32 = 0
    /// The last position that the app does not know yet.
    var position: Position?
    /// Whether the URLs have been requested.
    var isPreparing = false
    /// Whether the app has yet to respond to a position.
    var isAwaitingResponse = false
    /// The operation of the last response.
    var action: DragAction?
    var wasDropped = false
    /// Whether the app knows of the drop, and has yet to finish it.
    var isFinishing = false
}

/// Receiving the drags of other programs.
extension SelectionWorker {
    /// The version of the protocol.
    static let dragVersion: UInt32 = 5
    /// The time within which another program has to provide the dragged URLs, in seconds.
    private static let urlTimeLimit = 0.5

    func acceptDrags(in window: UInt32, _ handler: @escaping DragData.Handler) {
        dropSites[window] = handler
        for site in [self.window, window] {
            store([Self.dragVersion], type: XCB_ATOM_ATOM.rawValue, in: dragAtoms.aware, of: site)
            store([self.window], type: XCB_ATOM_WINDOW.rawValue, in: dragAtoms.proxy, of: site)
        }
    }

    /// Accepts no drags any more in a window that is about to be closed.
    func refuseDrags(in window: UInt32) {
        if incomingDrag?.site == window { leaveDrag() }
        dropSites[window] = nil
    }

    func receiveDragMessage(_ event: xcb_client_message_event_t) {
        guard event.format == 32, !dropSites.isEmpty || outgoingDrag != nil else { return }
        let (first, second, third, fourth, fifth) = event.data.data32
        let numbers = [first, second, third, fourth, fifth]
        switch event.type {
        case dragAtoms.enter: dragDidEnter(numbers, event.window)
        case dragAtoms.position: dragDidMove(numbers)
        case dragAtoms.leave:
            if incomingDrag?.source == numbers[0] { leaveDrag() }
        case dragAtoms.drop: dragDidDrop(numbers)
        case dragAtoms.status: receiveStatus(numbers)
        case dragAtoms.finished: receiveFinished(numbers)
        default: break
        }
    }

    func sendDragMessage(_ type: UInt32, _ numbers: [UInt32], about window: UInt32, to destination: UInt32) {
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = window
        event.type = type
        event.data.data32 = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
        withUnsafeBytes(of: &event) { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                _ = xcb_send_event(connection, 0, destination, 0, $0.baseAddress)
            }
        }
    }

    /// Returns the numbers in a property of a window.
    func property(_ property: UInt32, type: UInt32, of window: UInt32) -> [UInt32] {
        let request = xcb_get_property(connection, 0, window, property, type, 0, 1024)
        let reply = xcb_get_property_reply(connection, request, nil)
        defer { free(reply) }
        guard let reply, reply.pointee.format == 32, let value = xcb_get_property_value(reply) else { return [] }
        return Self.numbers(in: Data(bytes: value, count: Int(xcb_get_property_value_length(reply))))
    }

    // MARK: Messages

    private func dragDidEnter(_ numbers: [UInt32], _ window: UInt32) {
        leaveDrag()
        // A message names the window, although its proxy receives it.
        guard let site = dropSites[window] == nil && dropSites.count == 1 ? dropSites.keys.first : window,
            dropSites[site] != nil
        else { return }
        let source = numbers[0]
        let types =
            numbers[1] & 1 == 0
            ? numbers[2...].filter { $0 != 0 }
            : property(dragAtoms.typeList, type: XCB_ATOM_ATOM.rawValue, of: source)
        lastIncomingDrag += 1
        incomingDrag = IncomingDragState(
            number: lastIncomingDrag, source: source, site: site, targets: atoms.names(of: types))
        // A program that ends sends no message that the drag has left.
        follow(source, true)
    }

    private func dragDidMove(_ numbers: [UInt32]) {
        guard incomingDrag?.source == numbers[0], incomingDrag?.wasDropped == false else { return }
        let source = numbers[0]
        let allowsMove =
            numbers[4] == dragAtoms.move
            || property(dragAtoms.actionList, type: XCB_ATOM_ATOM.rawValue, of: source).contains(dragAtoms.move)
        incomingDrag?.time = numbers[3]
        incomingDrag?.position = IncomingDragState.Position(
            x: Int16(truncatingIfNeeded: numbers[2] >> 16), y: Int16(truncatingIfNeeded: numbers[2]),
            allowsMove: allowsMove)
        prepareDrag()
        continueDrag()
    }

    private func dragDidDrop(_ numbers: [UInt32]) {
        guard incomingDrag?.source == numbers[0], incomingDrag?.wasDropped == false else { return }
        incomingDrag?.wasDropped = true
        if numbers[2] != 0 { incomingDrag?.time = numbers[2] }
        continueDrag()
    }

    /// Requests the URLs, because the number of items depends on them.
    private func prepareDrag() {
        guard let state = incomingDrag, !state.isPreparing else { return }
        incomingDrag?.isPreparing = true
        let (number, uriList) = (state.number, "text/uri-list")
        guard state.targets.contains(uriList) else { return dragIsReady(number, uriList: nil) }
        let inbox = inbox
        readData(of: .drag, uriList, at: state.time) { data in
            inbox.run { $0.dragIsReady(number, uriList: data) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.urlTimeLimit) {
            inbox.run { $0.dragIsReady(number, uriList: nil) }
        }
    }

    private func dragIsReady(_ number: Int, uriList: Data?) {
        guard let state = incomingDrag, state.number == number, state.drag == nil else { return }
        let inbox = inbox
        incomingDrag?.drag = DragData(targets: state.targets, uriList: uriList) { target, completion in
            guard inbox.run({ $0.loadData(ofDrag: number, target, completion) }) else { return completion(nil) }
        } finish: { action in
            inbox.run { $0.finishDrop(ofDrag: number, action) }
        }
        continueDrag()
    }

    /// Notifies the app of an event, and processes its response later.
    private func notify(
        _ handler: @escaping DragData.Handler, _ drag: DragData, _ event: DragEvent,
        response: @escaping @Sendable (SelectionWorker, DragAction?) -> Void = { _, _ in }
    ) {
        let inbox = inbox
        DispatchQueue.main.async {
            let action = MainActor.assumeIsolated { handler(drag, event) }
            inbox.run { response($0, action) }
        }
    }

    /// Notifies the app of the last position, or of the drop after its response to that.
    private func continueDrag() {
        guard let state = incomingDrag, let drag = state.drag, let handler = dropSites[state.site],
            !state.isAwaitingResponse, !state.isFinishing
        else { return }
        if let position = state.position {
            incomingDrag?.position = nil
            incomingDrag?.isAwaitingResponse = true
            let point = translate(x: position.x, y: position.y, from: root, to: state.site)
            let number = state.number
            notify(
                handler, drag,
                .moved(x: Double(point?.x ?? 0), y: Double(point?.y ?? 0), allowsMove: position.allowsMove)
            ) { $0.respond(toDrag: number, $1) }
        } else if state.wasDropped {
            guard state.action != nil else {
                sendFinished(nil, of: state)
                return leaveDrag()
            }
            incomingDrag?.isFinishing = true
            notify(handler, drag, .dropped)
        }
    }

    /// Returns a point of a window in the coordinates of another one, and the child of that which contains the point.
    func translate(x: Int16, y: Int16, from: UInt32, to: UInt32) -> (x: Int16, y: Int16, child: UInt32)? {
        let reply = xcb_translate_coordinates_reply(
            connection, xcb_translate_coordinates(connection, from, to, x, y), nil)
        defer { free(reply) }
        return reply.map { ($0.pointee.dst_x, $0.pointee.dst_y, $0.pointee.child) }
    }

    private func leaveDrag() {
        guard let state = incomingDrag else { return }
        incomingDrag = nil
        unfollow(state.source)
        if let drag = state.drag, let handler = dropSites[state.site] { notify(handler, drag, .left) }
    }

    private func sendFinished(_ action: DragAction?, of state: IncomingDragState) {
        sendDragMessage(
            dragAtoms.finished, [state.site, action == nil ? 0 : 1, dragAtoms.atom(action), 0, 0],
            about: state.source, to: state.source)
    }

    /// Ends to receive the events of a window that takes no part in a transfer.
    func unfollow(_ window: UInt32) {
        if !transfers.contains(where: { $0.requestor == window }), !isWindowOfDrag(window) { follow(window, false) }
    }

    /// Returns whether the end of a window has to be noticed because of a drag.
    func isWindowOfDrag(_ window: UInt32) -> Bool {
        incomingDrag?.source == window || outgoingDrag?.target?.window == window
    }

    func windowOfDragDidClose(_ window: UInt32) {
        if incomingDrag?.source == window { leaveDrag() }
        if outgoingDrag?.target?.window == window { targetDidClose() }
    }

    // MARK: Responses of the app

    private func respond(toDrag number: Int, _ action: DragAction?) {
        guard let state = incomingDrag, state.number == number, state.isAwaitingResponse else { return }
        incomingDrag?.isAwaitingResponse = false
        incomingDrag?.action = action
        // The second bit requests messages for all positions.
        sendDragMessage(
            dragAtoms.status, [state.site, action == nil ? 2 : 3, 0, 0, dragAtoms.atom(action)],
            about: state.source, to: state.source)
        continueDrag()
    }

    private func loadData(ofDrag number: Int, _ target: String, _ completion: @escaping @Sendable (Data?) -> Void) {
        guard let state = incomingDrag, state.number == number, state.targets.contains(target) else {
            return completion(nil)
        }
        readData(of: .drag, target, at: state.time, completion)
    }

    private func finishDrop(ofDrag number: Int, _ action: DragAction?) {
        guard let state = incomingDrag, state.number == number, state.isFinishing else { return }
        incomingDrag = nil
        unfollow(state.source)
        guard action == .move else { return sendFinished(action, of: state) }
        // The other program deletes a moved item when that is requested, like data with this name.
        let inbox = inbox
        readData(of: .drag, "DELETE", at: state.time) { _ in
            inbox.run { $0.sendFinished(action, of: state) }
        }
    }
}
