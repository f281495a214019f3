import Foundation
import Trestle

/// The input of the sign-up form.
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
    /// Returns the validation rules of an account.
    ///
    /// - Parameter isTaken: A closure that returns whether a user name is already taken.
    @MainActor
    static func rules(isTaken: @escaping @MainActor (String) async -> Bool) -> [ValidationRule<Account>] {
        [
            .required(\.userName, "Enter a user name"),
            .pattern(\.userName, "[A-Za-z0-9_]{3,20}", "Use 3 to 20 letters, digits and underscores"),
            .asynchronous(\.userName) { name in await isTaken(name) ? "“\(name)” is already taken" : nil },
            .required(\.email, "Enter your email address"),
            .email(\.email),
            .required(\.password, "Enter a password"),
            .length(\.password, 8...64, "Use at least 8 characters"),
            .equal(\.repeatedPassword, to: \.password, "The passwords do not match"),
            .custom(\.company) { $0.isForCompany && $0.company.isEmpty ? "Enter the company’s name" : nil },
            .accepted(\.acceptsTerms, "Accept the terms to continue"),
        ]
    }
}
