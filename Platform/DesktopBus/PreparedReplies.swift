/// Replies to calls that peers have not made yet.
struct PreparedReplies {
    private var replies: [ObjectCall: [DBusValue]] = [:]
    /// The number of calls that the main actor has not performed yet.
    private var pendingCalls = 0

    /// Returns the reply to a call, or `nil` if the main actor has to perform it, which is counted until `didPerformCall()`.
    ///
    /// Calls are performed in the order in which they are made, so a reply is not used while an earlier call is pending.
    mutating func takeReply(to call: ObjectCall) -> [DBusValue]? {
        if pendingCalls == 0, let reply = replies[call] { return reply }
        pendingCalls += 1
        return nil
    }

    mutating func didPerformCall() {
        pendingCalls -= 1
        // The call may have changed what the replies describe.
        discard()
    }

    mutating func store(_ new: [(call: ObjectCall, reply: [DBusValue])]) {
        for (call, reply) in new { replies[call] = reply }
    }

    mutating func discard() {
        if !replies.isEmpty { replies.removeAll(keepingCapacity: true) }
    }
}
