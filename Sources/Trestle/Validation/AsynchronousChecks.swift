import Foundation

/// The results of asynchronous rules, and the checks that are running. Stores the last check of each rule.
@MainActor
struct AsynchronousChecks {
    private final class Check {
        let key: AnyHashable
        /// The error message of the result, or `nil` while the check is running.
        var result: String??
        var task: Task<Void, Never>?

        init(key: AnyHashable) {
            self.key = key
        }
    }

    /// The last check of each rule, by the rule's index.
    private var checks: [Int: Check] = [:]

    nonisolated init() {}

    /// Returns the result of a rule for a value: an error message, an inner `nil` if the value is valid, or an outer `nil` if there
    /// is no result yet.
    func result(of rule: Int, for key: AnyHashable) -> String?? {
        guard let check = checks[rule], check.key == key else { return nil }
        return check.result
    }

    func isRunning(_ rule: Int, for key: AnyHashable) -> Bool {
        guard let check = checks[rule], check.key == key else { return false }
        return check.result == nil
    }

    /// Checks a value by a rule, unless the last check of the rule was for the same value. Cancels a check of another value.
    ///
    /// - Returns: The task of the check, or `nil` if there is a result already.
    mutating func run(
        _ rule: Int, for key: AnyHashable, delay: TimeInterval, _ run: @escaping @MainActor () async -> String?,
        completion: @escaping @MainActor () -> Void
    ) -> Task<Void, Never>? {
        if let last = checks[rule], last.key == key {
            return last.result == nil ? last.task : nil
        }
        checks[rule]?.task?.cancel()
        let check = Check(key: key)
        checks[rule] = check
        check.task = Task {
            if delay > 0 { try? await Task.sleep(nanoseconds: UInt64(delay * 1e9)) }
            guard !Task.isCancelled else { return }
            let result = await run()
            guard !Task.isCancelled else { return }
            check.result = .some(result)
            completion()
        }
        return check.task
    }
}
