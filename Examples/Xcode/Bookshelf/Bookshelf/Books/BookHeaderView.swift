//
//  BookHeaderView.swift
//  Bookshelf
//

import UIKit

class BookHeaderView: UITableViewHeaderFooterView {

    static let reuseIdentifier = "BookHeaderView"

    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var sortButton: UIButton!

    var onSort: (() -> Void)?

    @IBAction func sort(_ sender: Any) {
        onSort?()
    }
}
