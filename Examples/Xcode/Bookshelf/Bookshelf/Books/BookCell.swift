//
//  BookCell.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

@objc protocol BookCellDelegate: AnyObject {
    @objc optional func bookCellDidToggleFinished(_ cell: BookCell)
    @objc optional func bookCell(_ cell: BookCell, didChangeStars stars: Int)
}

class BookCell: UITableViewCell {

    static let reuseIdentifier = "BookCell"

    @IBOutlet weak var coverView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var authorLabel: UILabel!
    @IBOutlet weak var ratingView: RatingView!
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var finishedButton: UIButton!

    weak var delegate: BookCellDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        ratingView.addTarget(self, action: #selector(ratingDidChange), for: .valueChanged)
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(BookCell.coverTapped(_:)))
        coverView.addGestureRecognizer(recognizer)
        coverView.isUserInteractionEnabled = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        delegate = nil
        coverView.alpha = 1
    }

    func configure(with book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.year.map { "\(book.author), \($0)" } ?? book.author
        progressView.progress = Float(book.progress)
        ratingView.stars = book.stars
        finishedButton.isSelected = book.isFinished
        coverView.image = UIImage(named: "Cover")
    }

    @IBAction private func toggleFinished(_ sender: UIButton) {
        delegate?.bookCellDidToggleFinished?(self)
    }

    @objc private func ratingDidChange() {
        delegate?.bookCell?(self, didChangeStars: ratingView.stars)
    }

    @objc private func coverTapped(_ recognizer: UITapGestureRecognizer) {
        UIView.animate(withDuration: 0.2) {
            self.coverView.alpha = self.coverView.alpha < 1 ? 1 : 0.4
        }
    }
}
