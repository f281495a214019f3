//
//  ItemCell.swift
//  Checklist
//
//  Created on 9/28/17.
//

import UIKit

class ItemCell: UITableViewCell {

    @IBOutlet private weak var tickView: UIImageView!
    @IBOutlet private weak var itemLabel: UILabel!
    @IBOutlet private weak var dateLabel: UILabel!

    @IBInspectable var overdueColor: UIColor = .red {
        didSet { update() }
    }

    var item: ChecklistItem? {
        didSet { update() }
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter
    }()

    func update() {
        guard let item = item, itemLabel != nil else { return }
        itemLabel.text = item.text
        tickView.isHidden = !item.isChecked
        dateLabel.text = item.dueDate.map { ItemCell.formatter.string(from: $0) }
        dateLabel.textColor = item.isOverdue() ? overdueColor : .gray
    }
}
