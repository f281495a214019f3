import AdaptiveCards
import Foundation

/// A form whose values are checked by the client and by the server.
actor RegistrationPage: CardPage {
    private let catalog = Catalog()
    private let form = CardFiles.template("registration")
    private let confirmation = CardFiles.template("registered")
    private var seats = 12
    /// The addresses that have been registered, in lower case.
    private var emails: Set<String> = ["ada@example.com"]

    private var formJSON: JSONValue {
        form.expand(data: [
            "seats": .integer(seats), "firstDay": "2027-05-14", "lastDay": "2027-05-16",
        ]).json
    }

    func card() -> CardReply { CardReply(.card(formJSON)) }

    func reply(to request: CardRequest) -> CardReply {
        switch request {
        case .search(let search):
            let names = catalog.names(
                containing: search.text, from: search.query.skip ?? 0, count: min(search.query.count ?? 20, 50))
            return CardReply(.results(names.map { ["title": .string($0), "value": .string($0)] }))
        case .action(let action) where action.verb == "register": return register(action.data)
        case .action(let action) where action.verb == "again": return card()
        default: return .unknownRequest
        }
    }

    private func register(_ data: JSONValue) -> CardReply {
        let issues = AdaptiveCard(json: formJSON).issues(in: data)
        var reasons = Dictionary(issues.map { ($0.id, $0.message ?? "This value is not valid.") }) { first, _ in first }
        guard case .object(let values) = data, reasons.isEmpty, case .string(let email)? = values["email"] else {
            if reasons.isEmpty { reasons["email"] = "Enter an email address" }
            return CardReply(.failure(CardFailure(message: "Please check the marked values.", inputs: reasons)))
        }
        guard !emails.contains(email.lowercased()) else {
            let reason = ["email": "This address is already registered"]
            return CardReply(.failure(CardFailure(status: 409, code: "Conflict", message: "", inputs: reason)))
        }
        var guests = 0
        if case .string(let text)? = values["guests"] { guests = Int(text) ?? 0 }
        guard guests < seats else {
            let reason = ["guests": "Only \(seats) seats are left"]
            return CardReply(.failure(CardFailure(status: 409, code: "Conflict", message: "", inputs: reason)))
        }
        emails.insert(email.lowercased())
        seats -= guests + 1
        return CardReply(.card(confirmation.expand(data: data).json))
    }
}
