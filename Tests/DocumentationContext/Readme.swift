import Trestle
import UIKit

// What blocks of README.md use that they do not declare.

final class BridgesViewController: FormViewController {}

struct Account: Equatable {
    var name = ""
    var password = ""
    var isForCompany = false
    var company = ""
}

let service = AccountService()

struct AccountService: Sendable {
    func isTaken(_ name: String) async -> Bool { name == "Ada" }
    func register(_ account: Account) async {}
}
