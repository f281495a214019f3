import Foundation

/// The expenses of a trip.
struct ExpenseReport: Codable, Equatable {
    var purpose = "Visit to Whitby"
    var items = [
        ExpenseItem(title: "Train", kind: .travel, amount: Decimal(string: "86.40")),
        ExpenseItem(title: "Harbour Hotel", kind: .lodging, amount: 212),
        ExpenseItem(title: "Fish and chips", kind: .meals, amount: Decimal(string: "17.5")),
    ]
    var isAdvancePaid = false
    var advance: Decimal?

    /// The amount to reimburse: the sum of all items minus an advance.
    var total: Decimal {
        items.reduce(0) { $0 + ($1.amount ?? 0) } - (isAdvancePaid ? advance ?? 0 : 0)
    }
}

/// An item of an expense report.
struct ExpenseItem: Codable, Equatable, Identifiable {
    enum Kind: String, Codable, CaseIterable { case travel = "Travel", lodging = "Lodging", meals = "Meals" }

    var id = UUID()
    var title = ""
    var kind = Kind.travel
    var amount: Decimal?
    var people = 1
    /// The date, by default June 1, 2024.
    var day = Date(timeIntervalSince1970: 1_717_243_200)
}
