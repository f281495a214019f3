import Foundation

/// What a journey has cost.
struct ExpenseReport: Codable, Equatable {
    var purpose = "Visit in Whitby"
    var items = [
        ExpenseItem(what: "Train", kind: .travel, amount: Decimal(string: "86.40")),
        ExpenseItem(what: "Harbour Hotel", kind: .lodging, amount: 212),
        ExpenseItem(what: "Fish and chips", kind: .meals, amount: Decimal(string: "17.5")),
    ]
    var isAdvancePaid = false
    var advance: Decimal?

    /// What is to be paid.
    var total: Decimal {
        items.reduce(0) { $0 + ($1.amount ?? 0) } - (isAdvancePaid ? advance ?? 0 : 0)
    }
}

/// A line of an expense report.
struct ExpenseItem: Codable, Equatable, Identifiable {
    enum Kind: String, Codable, CaseIterable { case travel = "Travel", lodging = "Lodging", meals = "Meals" }

    var id = UUID()
    var what = ""
    var kind = Kind.travel
    var amount: Decimal?
    var people = 1
    /// The 1st of June 2024.
    var day = Date(timeIntervalSince1970: 1_717_243_200)
}
