import Foundation
import Trestle

/// What someone who signs up fills in.
struct Account: Codable, Equatable {
    enum Plan: String, Codable, CaseIterable { case free = "Free", plus = "Plus", pro = "Pro" }

    var userName = ""
    var email = ""
    var password = ""
    var repeatedPassword = ""
    var plan = Plan.free
    var isForCompany = false
    var company = ""
    var acceptsTerms = false
}

extension Account {
    /// What an account must be like.
    ///
    /// - Parameter isTaken: Whether someone has a user name already.
    @MainActor
    static func rules(isTaken: @escaping @MainActor (String) async -> Bool) -> [ValidationRule<Account>] {
        [
            .required(\.userName, "What shall we call you?"),
            .pattern(\.userName, "[A-Za-z0-9_]{3,20}", "3 to 20 letters, figures and underscores"),
            .asynchronous(\.userName) { name in await isTaken(name) ? "\"\(name)\" is taken" : nil },
            .required(\.email, "We send you a link to begin with"),
            .email(\.email),
            .required(\.password, "Choose a password"),
            .length(\.password, 8...64, "At least 8 characters"),
            .equal(\.repeatedPassword, to: \.password, "The passwords differ"),
            .custom(\.company) { $0.isForCompany && $0.company.isEmpty ? "Which company?" : nil },
            .accepted(\.acceptsTerms, "Please accept the terms"),
        ]
    }
}
