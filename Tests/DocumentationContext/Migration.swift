import Trestle
import UIKit

/// The types that the migration guides share: the books that a member of a library has borrowed.
struct Loan: Identifiable, Hashable, Sendable {
    let id: Int
    var title: String
    var due: String
    var isRenewed = false
}

let sampleLoans = [
    Loan(id: 1, title: "The Leopard", due: "3 May"),
    Loan(id: 2, title: "Austerlitz", due: "11 May", isRenewed: true),
]

final class LoanCell: UITableViewCell {
    func show(_ loan: Loan) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = loan.title
        content.secondaryText = loan.isRenewed ? "Renewed until \(loan.due)" : "Due on \(loan.due)"
        contentConfiguration = content
    }
}

struct LoanRow: Component, Identifiable {
    let loan: Loan

    var id: Loan.ID { loan.id }

    func render(in cell: LoanCell) {
        cell.show(loan)
    }
}

/// The data of a registration form.
struct Membership: Equatable, Sendable {
    var name = ""
    var email = ""
    var isStudent = false
    var school = ""
}

@MainActor
func register(_ membership: Membership) async {}

/// The view of a loan, for libraries whose components are views.
final class LoanView: UIView {
    let titleLabel = UILabel()
    let dueLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [titleLabel, dueLabel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LoanView does not support init(coder:). Create it with init(frame:).")
    }

    func show(_ loan: Loan) {
        titleLabel.text = loan.title
        dueLabel.text = loan.due
    }
}
