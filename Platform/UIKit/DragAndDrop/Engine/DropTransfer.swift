internal import DataExchange
import Foundation
import Synchronization

/// The data of a drop of another program, which that program provides until all requested data has been received.
final class DropTransfer: Sendable {
    private struct State {
        var loadCount = 0
        /// The operation with which the drop ends, or `nil` before the delegate has requested data.
        var operation: UIDropOperation?
        var isOver = false
    }

    let drop: DragData
    private let state = Mutex(State())

    init(_ drop: DragData) {
        self.drop = drop
    }

    /// Loads the data in a format. The completion handler is called on any thread.
    func load(_ target: String, completion: @escaping @Sendable (Data?) -> Void) {
        let isOver = state.withLock { state in
            if !state.isOver { state.loadCount += 1 }
            return state.isOver
        }
        guard !isOver else { return completion(nil) }
        drop.load(target) { data in
            // The handler of an app may wait for another thread, which waits for this one.
            DispatchQueue.global().async {
                completion(data)
                self.didChange { $0.loadCount -= 1 }
            }
        }
    }

    /// Ends the drop when all requested data has been received.
    func end(_ operation: UIDropOperation) {
        didChange { $0.operation = operation }
    }

    private func didChange(_ change: (inout State) -> Void) {
        let operation = state.withLock { state -> UIDropOperation? in
            change(&state)
            guard !state.isOver, state.loadCount == 0, let operation = state.operation else { return nil }
            state.isOver = true
            return operation
        }
        if let operation { drop.finish(DragAction(operation)) }
    }
}

extension DragAction {
    init?(_ operation: UIDropOperation) {
        switch operation {
        case .copy: self = .copy
        case .move: self = .move
        case .cancel, .forbidden: return nil
        }
    }
}
