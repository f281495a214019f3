/// A form that waits to be displayed, and the completion handler of its render.
@MainActor
final class PendingRender {
    let form: Form
    let animated: Bool
    private var completion: (@MainActor (Bool) -> Void)?

    init(_ form: Form, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        self.form = form
        self.animated = animated
        self.completion = completion
    }

    /// Calls the completion handler, the first time that this is called.
    ///
    /// - Parameter finished: Whether the form, or a newer one, is displayed and its animations ran to their end.
    func finish(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}

/// The renders that wait because the table view is busy or a change is being computed on another thread.
///
/// Only the newest of them is displayed. The others finish when it does.
@MainActor
struct RenderQueue {
    private var pending: [PendingRender] = []
    /// The renders whose change is being computed on another thread, the newest last, and the state to display then.
    private(set) var compared: (renders: [PendingRender], state: TableState)?

    var count: Int { pending.count }
    var isEmpty: Bool { pending.isEmpty }

    /// The render that is displayed after all others.
    var newest: PendingRender? { pending.last ?? compared?.renders.last }

    mutating func append(_ render: PendingRender) { pending.append(render) }

    /// Removes all pending renders and returns them, the newest last.
    mutating func takeAll() -> [PendingRender] {
        let all = pending
        pending = []
        return all
    }

    /// Stores the renders whose change is about to be computed.
    mutating func compare(_ renders: [PendingRender], state: TableState) { compared = (renders, state) }

    /// Removes and returns the renders whose change has been computed.
    mutating func takeCompared() -> (renders: [PendingRender], state: TableState)? {
        defer { compared = nil }
        return compared
    }

    /// Removes a render that has not been displayed yet.
    ///
    /// - Returns: Whether the render was still in the queue.
    mutating func withdraw(_ render: PendingRender) -> Bool {
        if let renders = compared?.renders, renders.last === render {
            // The change that is being computed is discarded. The renders that this one replaced are pending again.
            compared?.renders = []
            pending = renders.dropLast() + pending
            return true
        }
        let count = pending.count
        pending.removeAll { $0 === render }
        return pending.count < count
    }
}
