import Foundation

/// The rules that take their time: what they said, and what they are being asked.
@MainActor
struct EventualChecks {
    private final class Question {
        let key: AnyHashable
        /// Nil while it is open.
        var answer: String??
        var task: Task<Void, Never>?

        init(key: AnyHashable) {
            self.key = key
        }
    }

    /// The last question to each rule, by its place.
    private var questions: [Int: Question] = [:]

    nonisolated init() {}

    /// What a rule said about a value: nil if it has not, an inner nil if nothing is wrong.
    func answer(to rule: Int, about key: AnyHashable) -> String?? {
        guard let question = questions[rule], question.key == key else { return nil }
        return question.answer
    }

    func isAsking(_ rule: Int, about key: AnyHashable) -> Bool {
        guard let question = questions[rule], question.key == key else { return false }
        return question.answer == nil
    }

    /// Asks a rule about a value, unless it has been asked about this one. A question about another value is given up.
    ///
    /// - Returns: what ends with the answer; nil if there is one already.
    mutating func ask(
        _ rule: Int, about key: AnyHashable, delay: TimeInterval, _ run: @escaping @MainActor () async -> String?,
        done: @escaping @MainActor () -> Void
    ) -> Task<Void, Never>? {
        if let known = questions[rule], known.key == key {
            return known.answer == nil ? known.task : nil
        }
        questions[rule]?.task?.cancel()
        let question = Question(key: key)
        questions[rule] = question
        question.task = Task {
            if delay > 0 { try? await Task.sleep(nanoseconds: UInt64(delay * 1e9)) }
            guard !Task.isCancelled else { return }
            let answer = await run()
            guard !Task.isCancelled else { return }
            question.answer = .some(answer)
            done()
        }
        return question.task
    }
}
