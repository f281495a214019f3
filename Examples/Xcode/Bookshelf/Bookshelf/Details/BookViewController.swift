//
//  BookViewController.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

@objc protocol BookViewControllerDelegate: AnyObject {
    func bookViewController(_ controller: BookViewController, didSaveBookWithID id: UUID)
    @objc optional func bookViewControllerDidChange(_ controller: BookViewController)
    @objc optional var allowsEmptyAuthors: Bool { get }
}

class BookViewController: FormViewController {

    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var authorField: UITextField!
    @IBOutlet weak var yearField: UITextField!
    @IBOutlet weak var isbnField: UITextField!
    @IBOutlet weak var pagesStepper: UIStepper!
    @IBOutlet weak var progressSlider: UISlider!
    @IBOutlet weak var ratingView: RatingView!
    @IBOutlet private weak var pagesLabel: UILabel!
    @IBOutlet private weak var errorLabel: UILabel!
    @IBOutlet private weak var notesButton: UIButton!
    @IBOutlet private weak var saveItem: UIBarButtonItem!
    @IBOutlet var captionLabels: [UILabel]!

    weak var delegate: BookViewControllerDelegate?
    var store = LibraryStore.shared
    var book: Book?
    var isNew = false

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in captionLabels {
            label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
                for: .systemFont(ofSize: 12, weight: .medium))
            label.adjustsFontForContentSizeCategory = true
        }
        for field in textFields {
            field.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)
        }
        yearField.inputAccessoryView = makeYearToolbar()
        if !isNew {
            navigationItem.leftBarButtonItem = nil
        }
        show()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let id = book?.id, let stored = store.library.book(withID: id) {
            book?.notes = stored.notes
            updateNotesButton()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isNew {
            titleField.becomeFirstResponder()
        }
    }

    private func show() {
        title = isNew ? NSLocalizedString("New Book", comment: "Title") : book?.title
        titleField.text = book?.title
        authorField.text = book?.author
        yearField.text = book?.year.map(String.init)
        isbnField.text = book?.isbn?.description
        pagesStepper.value = Double(book?.pageCount ?? 0)
        progressSlider.value = Float(book?.progress ?? 0)
        ratingView.stars = book?.stars ?? 0
        updatePages()
        updateNotesButton()
        validate()
    }

    private func updatePages() {
        let count = Int(pagesStepper.value)
        let read = Int((progressSlider.value * Float(count)).rounded())
        let format = NSLocalizedString("%1$lld of %2$lld pages", comment: "Progress of a book")
        pagesLabel.text = String.localizedStringWithFormat(format, read, count)
    }

    private func updateNotesButton() {
        let format = NSLocalizedString("%lld notes", comment: "Button of a book")
        notesButton.setTitle(String.localizedStringWithFormat(format, book?.notes.count ?? 0), for: .normal)
        notesButton.isHidden = isNew
    }

    @discardableResult
    private func validate() -> Bool {
        var message: String?
        if let text = isbnField.text, !text.isEmpty {
            do {
                _ = try ISBN(text)
            } catch {
                message = NSLocalizedString("The ISBN is not valid.", comment: "Error")
            }
        }
        errorLabel.text = message
        errorLabel.isHidden = message == nil
        let hasTitle = titleField.text?.isEmpty == false
        let hasAuthor = authorField.text?.isEmpty == false || delegate?.allowsEmptyAuthors ?? true
        saveItem.isEnabled = hasTitle && hasAuthor && message == nil
        return saveItem.isEnabled
    }

    // MARK: Actions

    @objc private func textDidChange(_ sender: UITextField) {
        validate()
        delegate?.bookViewControllerDidChange?(self)
    }

    @IBAction func pagesChanged(_ sender: UIStepper) {
        updatePages()
    }

    @IBAction func progressChanged(_ sender: UISlider, forEvent event: UIEvent) {
        updatePages()
    }

    @IBAction func save(_ sender: Any?) {
        guard validate() else { return }
        view.endEditing(true)
        var book = self.book ?? Book(title: "", shelfID: store.library.shelves.first?.id ?? "")
        book.title = titleField.text ?? ""
        book.author = authorField.text ?? ""
        book.year = yearField.text.flatMap(Int.init)
        book.isbn = isbnField.text.flatMap { try? ISBN($0) }
        book.pageCount = Int(pagesStepper.value)
        book.pagesRead = Int((progressSlider.value * Float(book.pageCount)).rounded())
        book.stars = ratingView.stars
        self.book = book
        store.save(book)
        delegate?.bookViewController(self, didSaveBookWithID: book.id)
    }

    // MARK: UITextFieldDelegate

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === yearField else { return true }
        let text = (textField.text as NSString?)?.replacingCharacters(in: range, with: string) ?? string
        return text.count <= 4 && text.allSatisfy(\.isNumber)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        textField.text = textField.text?.trimmingCharacters(in: .whitespaces)
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let controller = segue.destination as? NotesViewController {
            controller.store = store
            controller.book = book
        }
    }

    @IBSegueAction func startReading(_ coder: NSCoder) -> ReadingViewController? {
        guard let book else { return nil }
        return ReadingViewController(coder: coder, book: book)
    }

    @IBAction func finishReading(_ segue: UIStoryboardSegue) {
        guard let controller = segue.source as? ReadingViewController else { return }
        book?.minutesRead += controller.seconds / 60
        if let book {
            store.save(book)
        }
    }
}

private extension BookViewController {

    func makeYearToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finishYear)),
        ]
        toolbar.sizeToFit()
        return toolbar
    }

    @objc func finishYear() {
        isbnField.becomeFirstResponder()
    }
}
