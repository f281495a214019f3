/// A form that is to be shown, and who wants to know when it is.
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

    /// Tells once that the form, or a newer one, is shown; or with false that it won't be.
    func finish(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}

/// The renders that wait for their turn: while the table is busy, or a change is being found on another thread.
///
/// Only the newest of them is ever shown. Those before it are done when it is.
@MainActor
struct RenderQueue {
    private var waiting: [PendingRender] = []
    /// The forms whose change is being found on another thread, the newest last, and what is shown when it is found.
    private(set) var compared: (renders: [PendingRender], state: TableState)?

    nonisolated init() {}

    var count: Int { waiting.count }
    var isEmpty: Bool { waiting.isEmpty }

    /// What will be shown in the end.
    var newest: PendingRender? { waiting.last ?? compared?.renders.last }

    mutating func append(_ render: PendingRender) { waiting.append(render) }

    /// Takes out all that wait, the newest last.
    mutating func takeAll() -> [PendingRender] {
        let all = waiting
        waiting = []
        return all
    }

    mutating func compare(_ renders: [PendingRender], state: TableState) { compared = (renders, state) }

    /// Takes out what was compared.
    mutating func takeCompared() -> (renders: [PendingRender], state: TableState)? {
        defer { compared = nil }
        return compared
    }

    /// Takes back one that is not shown yet.
    ///
    /// - Returns: whether it was still to be shown.
    mutating func withdraw(_ render: PendingRender) -> Bool {
        if let renders = compared?.renders, renders.last === render {
            // What is still looked for is for nobody. Those that it had superseded have their turn then.
            compared?.renders = []
            waiting = renders.dropLast() + waiting
            return true
        }
        let count = waiting.count
        waiting.removeAll { $0 === render }
        return waiting.count < count
    }
}
